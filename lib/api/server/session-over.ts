import type { MessageKey } from '#lib/messages.ts'
import { expiredPath, loginFrom } from '#lib/paths.ts'
import { clearedSession } from './cleared-session.ts'
import type { FormOutcome } from './form-response.ts'

/** A form of a session that is over: its four cookies go, and the sign-in, which leads back, says so once. */
export const sessionOver = (from: string, say: MessageKey = 'sessionExpired'): FormOutcome => ({
  to: loginFrom(from),
  // A script's answer carries no message for the next page; that route does.
  scriptTo: expiredPath(from),
  status: 401,
  say,
  cookies: clearedSession(),
})
