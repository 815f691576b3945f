import 'server-only'
import { RETRY_SECONDS } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { CommitUnknown } from '../db/lost-connection.ts'

/** Whether the commit arrived is not known: 503, so that the order is sent again under the same key and placed once. Never "failed". */
export const refuseUnsure = (error: unknown): never => {
  if (!(error instanceof CommitUnknown)) throw error
  throw refusal(503, 'orderUnsure', { retryAfter: RETRY_SECONDS, cause: error })
}
