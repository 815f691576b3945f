import { expiredPath, loginFrom } from '#lib/linked-paths.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { clearedSession } from './cleared-session.ts'
import type { FormOutcome } from './form-response.ts'

/**
 * The outcome of a form whose session is over: the four cookies are deleted, and the sign-in, which leads back, says so
 * once.
 */
export const sessionOver = (from: string, say: MessageKey = 'sessionExpired'): FormOutcome => ({
  to: loginFrom(from),
  // A script's response carries no message for the next page; that route does.
  scriptTo: expiredPath(from),
  status: 401,
  say,
  cookies: clearedSession(),
})
