import 'server-only'
import { env } from '#lib/server/settings/env.ts'

/** Whether the practice provider runs inside this shop: there are no keys, and it does not run elsewhere. */
export const isMounted = () => env.practicePayments && !env.paymentApiUrl

// Its own code is loaded only where it runs: never in a shop with keys.
const service = () => import('./service/mount.ts')

/** The practice provider as the shop serves it under /practice-pay; the shop too reaches it over HTTP only. */
export const answerMounted = async (request: Request) => (await service()).mountedPractice(request)

/** Sends the webhooks that the shop has not received yet, and returns how many. */
export const sendPracticeEvents = async () =>
  isMounted() ? (await import('./service/send-waiting-events.ts')).sendWaitingEvents() : 0
