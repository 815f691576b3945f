import type { FormOutcome } from '#lib/api/server/form-response.ts'
import { refusedOutcome } from '#lib/api/server/refused-outcome.ts'
import { ApiError, isUnreachable } from '#lib/contract/api-error.ts'
import type { MessageKey } from '#lib/message-table.ts'

/** The shop's own message if it gave one, else ours; an unreachable shop has a message of its own. */
export function refusedForm(
  to: string,
  error: unknown,
  say: MessageKey,
  outageKey: MessageKey = 'tryLater',
): FormOutcome {
  if (!(error instanceof ApiError)) throw error
  if (isUnreachable(error)) return { to, status: 502, say: outageKey }
  return refusedOutcome(to, error, say)
}
