import { leaveDeadSession } from '#lib/session/leave-dead-session.ts'

/** Where a page sends a shopper whose token is dead (ruling 38). */
export const GET = leaveDeadSession
