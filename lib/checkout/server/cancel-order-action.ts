import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { shop } from '#lib/api/server/shop.ts'
import { CANCEL_REASONS, COMMENT_MAX, COMMENT_MIN } from '#lib/constants.ts'
import { ApiError, isMissing } from '#lib/contract/api-error.ts'
import { routes } from '#lib/routes.ts'
import { orderIdOf, refusedForm, textOf, tokenOf } from './form-values.ts'

/** coorderid, reason, comment */
export const cancelOrderAction: FormAction = async (values, request) => {
  const coorderid = orderIdOf(values, 'coorderid')
  const back = `${routes.cancellation.path}${coorderid ? `?order=${coorderid}` : ''}`
  const token = tokenOf(request)
  if (!token) return sessionOver(back, 'tokenMissing')
  if (!coorderid) return { to: back, status: 404, say: 'orderDataMissing' }
  const reason = CANCEL_REASONS.find(known => known === textOf(values, 'reason'))
  // A browser counts a new line as one character and sends two.
  const comment = textOf(values, 'comment').replaceAll('\r\n', '\n')
  if (!reason) return { to: back, status: 422, say: 'chooseReason', fields: { reason: 'chooseReason' } }
  if (comment.length < COMMENT_MIN)
    return { to: back, status: 422, say: 'commentShortSubmit', fields: { comment: 'commentShort' } }
  if (comment.length > COMMENT_MAX)
    return { to: back, status: 422, say: 'tooLong', fields: { comment: 'tooLong' } }
  try {
    const { data } = await shop.cancelOrder({ coorderid, reason, comment }, { token })
    return { to: `${routes.cancelled.path}?order=${coorderid}`, body: { refund: data?.refund ?? 0 } }
  } catch (error) {
    // Our own refusals with such a status have a key.
    const isUnsupported = isMissing(error) && error instanceof ApiError && !error.key
    return isUnsupported
      ? { to: back, status: 501, say: 'cancelNotSent' }
      : refusedForm(back, error, 'somethingWrongRetry', 'tryLater')
  }
}
