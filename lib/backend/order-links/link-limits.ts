import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { createQuota } from '../session/quota.ts'

/** How often one network may do it in an hour. */
const MOST = { cancel: 30, rate: 60, ask: 10 }

type Deed = keyof typeof MOST

const quotas = processWide('order-quotas', () => ({
  cancel: createQuota(),
  rate: createQuota(),
  ask: createQuota(),
}))

/** For what is done by an order's link; its sender need not be signed in, so the network is counted. */
export function refuseTooManyOfOrder(deed: Deed, address: string | undefined) {
  const wait = quotas[deed](limitedNetworks(address), MOST[deed])
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
}
