import { expireSession } from '#lib/session/server/expire-session.ts'

/** Where a page sends a shopper whose token is dead (ruling 38). */
export const GET = expireSession
