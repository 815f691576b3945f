import 'server-only'
import { RETRY_SECONDS } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { CommitUnknown } from '../db/lost-connection.ts'

/** Nobody is told that an order failed which may stand: it is sent again under the same key, and is placed once. */
export const refuseUnsure = (error: unknown): never => {
  if (!(error instanceof CommitUnknown)) throw error
  throw refusal(503, 'orderUnsure', { retryAfter: RETRY_SECONDS, cause: error })
}
