import 'server-only'
import type { FormVerb } from '../api/post-form.ts'
import { shop } from '../api/server.ts'
import { sessionOver } from '../api/session-over.ts'
import { CANCEL_REASONS, COMMENT_MIN } from '../constants.ts'
import { ApiError, isMissing } from '../contract/api-error.ts'
import { routes } from '../routes.ts'
import { keyOf, orderId, refused, text, tokenOf } from './form-words.ts'

/** coorderid, reason, comment */
export const cancel: FormVerb = async (values, request) => {
  const coorderid = orderId(values, 'coorderid')
  const back = `${routes.cancellation.path}${coorderid ? `?order=${coorderid}` : ''}`
  const token = tokenOf(request)
  if (!token) return sessionOver(back, 'tokenMissing')
  const reason = CANCEL_REASONS.find(known => known === text(values, 'reason'))
  const comment = text(values, 'comment')
  if (!reason) return { to: back, status: 422, say: 'chooseReason', fields: { reason: 'chooseReason' } }
  if (comment.length < COMMENT_MIN)
    return { to: back, status: 422, say: 'commentShortSubmit', fields: { comment: 'commentShort' } }
  try {
    const { data } = await shop.cancelOrder({ coorderid, reason, comment }, { token })
    return { to: `${routes.cancelled.path}?order=${coorderid}`, body: { refund: data?.refund ?? 0 } }
  } catch (error) {
    const missing = isMissing(error) && !(error instanceof ApiError && keyOf(error.message))
    return missing
      ? { to: back, status: 501, say: 'cancelNotSent' }
      : refused(back, error, 'somethingWrongRetry', 'tryLater')
  }
}
