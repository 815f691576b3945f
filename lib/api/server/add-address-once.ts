import type { Caller, Input, Output, Shop } from '#lib/contract/index.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'

type Adding = { body: string; result: Promise<Output<'addAddress'>> }

const KEEP_MS = 3_600_000
const MOST = 10_000

/**
 * Another host may ignore our keys, so the same address form sent twice is added once here. A failed call may be
 * repeated.
 */
export function addAddressOnce(shop: Shop): Shop {
  const addings = new LruCache<Adding>({ entries: MOST, keepMs: KEEP_MS })
  const addAddress = (input: Input<'addAddress'>, caller: Caller = {}) => {
    if (!caller.key) return shop.addAddress(input, caller)
    const name = `${caller.token} ${caller.key}`
    const body = JSON.stringify(input)
    const earlier = addings.get(name)
    if (earlier?.body === body) return earlier.result
    const result = shop.addAddress(input, caller)
    const adding = { body, result }
    addings.put(name, adding)
    result.catch(() => addings.dropValue(name, adding))
    return result
  }
  return { ...shop, addAddress }
}
