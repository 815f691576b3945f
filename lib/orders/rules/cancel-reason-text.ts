import { CANCEL_REASONS } from '#lib/constants.ts'
import { cancelReasonWords } from '#messages/cancel-reasons.ts'

/** What is shown for a reason as it is kept; the shop's own words, and a courier with its number, are shown as they are. */
export function cancelReasonText(stored: string): string {
  const reason = CANCEL_REASONS.find(each => each === stored)
  return reason ? cancelReasonWords[reason] : stored
}
