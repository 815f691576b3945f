import { createHash } from 'node:crypto'
import type { Caller, Input, Output, Shop } from '#lib/contract/index.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { onceOverCopies } from '#lib/server/redis/once-over-copies.ts'
import { sharedStore } from '#lib/server/redis/opened-store.ts'

type Adding = { body: string; result: Promise<Output<'addAddress'>> }

const KEEP_MS = 3_600_000
const MOST = 10_000

/**
 * Another host may ignore our keys, so the same address form sent twice is added once here, and with Redis at whichever
 * copy. A failed call may be repeated.
 */
export function addAddressOnce(shop: Shop): Shop {
  const addings = new LruCache<Adding>({ entries: MOST, keepMs: KEEP_MS })
  const addAddress = (input: Input<'addAddress'>, caller: Caller = {}) => {
    if (!caller.key) return shop.addAddress(input, caller)
    const name = `${caller.token} ${caller.key}`
    const body = JSON.stringify(input)
    const earlier = addings.get(name)
    if (earlier?.body === body) return earlier.result
    const work = () => shop.addAddress(input, caller)
    const store = sharedStore()
    const key = () => createHash('sha256').update(`${name} ${body}`).digest('base64url')
    const result = store
      ? onceOverCopies(store, {
          ...{ key: `address:${key()}`, body: '', seconds: KEEP_MS / 1000, work },
          isFree: () => true,
        })
      : work()
    const adding = { body, result }
    addings.put(name, adding)
    result.catch(() => addings.dropValue(name, adding))
    return result
  }
  return { ...shop, addAddress }
}
