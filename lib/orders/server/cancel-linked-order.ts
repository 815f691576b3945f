import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { orderLinks } from '#lib/api/server/shop.ts'
import { CANCEL_REASONS, COMMENT_MAX, COMMENT_MIN } from '#lib/constants.ts'
import { orderPageOf, refusedByOrder, textOf, visitorOf } from './order-form.ts'

/** key, reason, comment */
export const cancelLinkedOrder: FormAction = async (values, request) => {
  const key = textOf(values, 'key')
  const to = orderPageOf(key)
  if (!orderLinks) return { to, status: 404, say: 'orderLinkGone' }
  const reason = CANCEL_REASONS.find(known => known === textOf(values, 'reason'))
  // A browser counts a new line as one character and sends two.
  const comment = textOf(values, 'comment').replaceAll('\r\n', '\n')
  if (!reason) return { to, status: 422, say: 'chooseReason', fields: { reason: 'chooseReason' } }
  if (comment.length < COMMENT_MIN)
    return { to, status: 422, say: 'commentShortSubmit', fields: { comment: 'commentShort' } }
  if (comment.length > COMMENT_MAX) return { to, status: 422, say: 'tooLong', fields: { comment: 'tooLong' } }
  try {
    await orderLinks.cancel(key, visitorOf(request), { reason, comment })
    return { to, say: 'orderCancelledByLink' }
  } catch (error) {
    return refusedByOrder(to, error)
  }
}
