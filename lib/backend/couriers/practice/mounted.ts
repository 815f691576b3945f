import 'server-only'
import { env } from '#lib/server/settings/env.ts'

/** Whether the practice courier runs inside this shop. */
export const isCourierMounted = () => env.practiceCourier && !env.apiHost

// Its own code is loaded only where it runs.
const service = () => import('./service/mount.ts')

/** The practice courier as the shop serves it under /practice-courier; the shop too reaches it over HTTP only. */
export const answerMountedCourier = async (request: Request) => (await service()).mountedCourier(request)
