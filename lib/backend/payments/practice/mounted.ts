import 'server-only'
import { env } from '#lib/server/settings/env.ts'

/** Whether the practice provider runs inside this shop: no keys, and none elsewhere. */
export const isMounted = () => env.practicePayments && !env.paymentApiUrl

// Its own side is loaded only where it runs: a shop with keys never does.
const service = () => import('./service/mount.ts')

/** The practice provider as the shop serves it under /practice-pay; the shop too reaches it over HTTP only. */
export const answerMounted = async (request: Request) => (await service()).mountedPractice(request)

/** Tells the shop, by webhook, what it has not been told yet. */
export const tellMerchant = async () => (isMounted() ? (await service()).tellMerchant() : 0)
