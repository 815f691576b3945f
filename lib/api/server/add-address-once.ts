import type { Caller, Input, Output, Shop } from '#lib/contract/index.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'

type Adding = { body: string; answer: Promise<Output<'addAddress'>> }

const KEEP_MS = 3_600_000
const MOST = 10_000

/** Another host may not know our keys: here the same address form sent twice adds one address. What failed may be tried again. */
export function addAddressOnce(shop: Shop): Shop {
  const addings = new LruCache<Adding>({ entries: MOST, keepMs: KEEP_MS })
  const addAddress = (input: Input<'addAddress'>, caller: Caller = {}) => {
    if (!caller.key) return shop.addAddress(input, caller)
    const name = `${caller.token} ${caller.key}`
    const body = JSON.stringify(input)
    const known = addings.get(name)
    if (known?.body === body) return known.answer
    const answer = shop.addAddress(input, caller)
    const adding = { body, answer }
    addings.put(name, adding)
    answer.catch(() => addings.dropValue(name, adding))
    return answer
  }
  return { ...shop, addAddress }
}
