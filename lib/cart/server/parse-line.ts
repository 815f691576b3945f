import type { FormValues } from '#lib/api/server/read-form.ts'
import { missingChoice, type Sellable } from '#lib/catalogue/rules/sellable.ts'
import { MAX_UNITS } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { plainText } from '#lib/rules/plain-text.ts'
import type { Line } from '../rules/lines.ts'

/** The line that a form names: id, unit, size, color, as texts of a document or values of a script. */
export function parseLine(values: FormValues): Line {
  const other = option(values.other)
  return {
    id: parseProductId(values.id),
    unit: requestedUnits(values.unit),
    size: option(values.size),
    color: option(values.color),
    ...(other && { other }),
  }
}

/** Why this line cannot be put into a cart as it was asked for, if so. */
export const problemWithLine = (product: Sellable, requested: Line): MessageKey | undefined =>
  missingChoice(product, requested) ?? (Number.isNaN(requested.unit) ? 'wholeQuantity' : undefined)

/** The units that the asking page knew of, where it says so. */
export const parseKnownUnits = (value: unknown): number | undefined =>
  /^\d{1,6}$/.test(plainText(value)) ? Number(value) : undefined

export function parseProductId(value: unknown): number {
  const text = plainText(value)
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 2_147_483_647) throw refusal(400, 'productUnknown')
  return Number(text)
}

// A number below 1 and an empty field become 1. What is no whole number is NaN, for the caller to refuse.
function requestedUnits(value: unknown): number {
  const text = plainText(value ?? '1').trim()
  return /^-?\d{0,15}$/.test(text) && text !== '-'
    ? Math.min(MAX_UNITS, Math.max(1, Number(text)))
    : Number.NaN
}

function option(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text.length > 80 || /\p{Cc}/u.test(text)) throw refusal(400, 'choiceUnknown')
  return text
}
