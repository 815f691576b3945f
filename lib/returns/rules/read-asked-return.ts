import type { FieldKey, MessageKey } from '#lib/message-table.ts'
import type { Units } from './part-amounts.ts'
import { LINES_MOST, TEXT_MOST } from './return-limits.ts'
import { RETURN_REASONS, type ReturnReason, type ReturnWish } from './return-state.ts'

export type AskedFields = {
  lines: (Units & { instead?: string | undefined })[]
  wish: ReturnWish
  reason: ReturnReason
  comment: string
  upi: string
  formKey: string
}

type Wrong = { say: MessageKey; fields?: Record<string, FieldKey> }

/** The fields of the form for a return, or what is wrong with them. */
export function readAskedReturn(values: Record<string, unknown>): AskedFields | Wrong {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '')
  const reason = RETURN_REASONS.find(known => known === text('reason'))
  const wish = (['money', 'exchange'] as const).find(known => known === text('wish'))
  const lines = Array.from({ length: LINES_MOST }, (_, place) => place).flatMap(place => {
    const units = text(`units-${place}`)
    if (!/^\d{1,6}$/.test(units) || Number(units) === 0) return []
    const instead = values[`to-${place}`]
    return [{ place, units: Number(units), ...(typeof instead === 'string' && { instead: wanted(instead) }) }]
  })
  // A browser counts a new line as one character and sends two.
  const comment = text('comment').replaceAll('\r\n', '\n')
  if (lines.length === 0) return { say: 'returnNothingChosen' }
  if (!wish) return { say: 'returnWishMissing' }
  if (!reason) return { say: 'returnReasonMissing' }
  if (comment.length > TEXT_MOST) return { say: 'tooLong', fields: { comment: 'tooLong' } }
  const formKey = text('form_key')
  if (!/^[\w-]{16,64}$/.test(formKey)) return { say: 'somethingWrongRetry' }
  return { lines, wish, reason, comment, upi: text('upi'), formKey }
}

/** What a form says for the one choice of a thing without sizes, which has no name; '' is no choice. */
export const NAMELESS = '-'

const wanted = (instead: string) => (instead === NAMELESS ? '' : instead || undefined)
