import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { env } from '#lib/server/settings/env.ts'

/** Who tries a code: the customer whose browser it is, and the network that it comes from. */
export type Trying = { customer: string; address: string | undefined }

const MOST_WRONG = 10
const MINUTES = 10
const MOST_ASKERS = 50_000

/** The wrong codes of each who tried some; one that is tried again is no other guess. */
const tried = new LruCache<Set<string>>({ entries: MOST_ASKERS, keepMs: MINUTES * 60_000 })

/** Seconds to wait where too many codes were wrong; 0 where another may be tried (Rule 113). */
export const waitToTry = (trying: Trying) =>
  askers(trying).some(({ name, most }) => (tried.get(name)?.size ?? 0) >= most) ? MINUTES * 60 : 0

export function noteWrongCode(trying: Trying, code: string) {
  for (const { name, most } of askers(trying)) {
    const codes = tried.get(name)
    if (!codes) tried.put(name, new Set([code]))
    else if (codes.size < most) codes.add(code)
  }
}

/** Thousands of phones have one address of their carrier: a network may be wrong as often as several customers. */
const askers = ({ customer, address }: Trying) => [
  { name: `customer ${customer}`, most: MOST_WRONG },
  ...limitedNetworks(address).map(({ name, times }) => ({
    name: `network ${name}`,
    most: MOST_WRONG * times * env.holdAddressTimes,
  })),
]
