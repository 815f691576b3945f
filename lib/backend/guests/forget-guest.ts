import 'server-only'
import { db } from '../db/pool.ts'
import { hashOfToken } from '../session/tokens.ts'
import { guestToken, isGuestCookie } from './guest-session.ts'

/** The browser is a guest's no longer; what they ordered stays as it is. */
export async function forgetGuest(cookie: string | undefined) {
  if (isGuestCookie(cookie))
    await db.run('delete from sessions where token_hash = $1', [hashOfToken(guestToken(cookie))])
}
