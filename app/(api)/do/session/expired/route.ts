import { expireSession } from '#lib/session/server/expire-session.ts'

/** A page sends a shopper whose token is dead here (Rule 38). */
export const GET = expireSession
