import { CANCEL_REASONS } from '#lib/constants.ts'
import { cancelReasonWords } from '#messages/cancel-reasons.ts'

/** The text of a stored reason; the shop's own words, and a courier with its number, are shown unchanged. */
export function cancelReasonText(stored: string): string {
  const reason = CANCEL_REASONS.find(each => each === stored)
  return reason ? cancelReasonWords[reason] : stored
}
