import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { hourlyLimit } from '../limits/hourly-limit.ts'

/** How often one network may do it in an hour. */
const MOST = { cancel: 30, rate: 60, ask: 10 }

type Deed = keyof typeof MOST

const limits = {
  cancel: hourlyLimit('order cancel'),
  rate: hourlyLimit('order rate'),
  ask: hourlyLimit('order ask'),
} satisfies Record<Deed, unknown>

/** For what is done by an order's link; its sender need not be signed in, so the network is counted. */
export async function refuseTooManyOfOrder(deed: Deed, address: string | undefined) {
  const wait = await limits[deed](limitedNetworks(address), MOST[deed])
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
}
