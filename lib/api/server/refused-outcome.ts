import type { ApiError } from '#lib/contract/api-error.ts'
import { isMessageKey, type MessageKey } from '#lib/message-table.ts'
import type { FormOutcome } from './form-response.ts'

/**
 * The outcome of a refused form: its key if the message is ours; else the text for a script and `say` for a document.
 */
export function refusedOutcome(to: string, error: ApiError, say: MessageKey): FormOutcome {
  const { status, key, message, retryAfter } = error
  if (isMessageKey(key)) return { to, status, say: key, retryAfter }
  return { to, status, say, ...(message && { message }), retryAfter }
}
