import type { FormValues } from '../api/read-form.ts'
import { ApiError } from '../contract/api-error.ts'
import { type Line, MAX_UNITS } from './lines.ts'

/** The line that a form names: id, unit, size, color, as texts of a document or values of a script. */
export function askedLine(values: FormValues): Line {
  return {
    id: askedId(values.id),
    unit: askedUnits(values.unit),
    size: option(values.size),
    color: option(values.color),
  }
}

export function askedId(value: unknown): number {
  const text = String(value ?? '')
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 2_147_483_647)
    throw new ApiError(400, 'This product is not known.')
  return Number(text)
}

// Storefront spec §5: below 1 becomes 1, empty becomes 1.
function askedUnits(value: unknown): number {
  const text = String(value ?? '1').trim()
  if (!/^-?\d{0,6}$/.test(text)) throw new ApiError(400, 'The quantity must be a whole number.')
  return Math.min(MAX_UNITS, Math.max(1, Number(text)))
}

function option(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text.length > 80 || /\p{Cc}/u.test(text)) throw new ApiError(400, 'This choice is not known.')
  return text
}
