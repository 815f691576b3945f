import { createHash } from 'node:crypto'
import { ApiError } from '#lib/contract/api-error.ts'
import type { Caller, Input, Output, Shop } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { onceOverCopies } from '#lib/server/redis/once-over-copies.ts'
import { sharedStore } from '#lib/server/redis/opened-store.ts'

type Placing = { body: Buffer; result: Promise<Output<'placeOrder'>> }

const KEEP_MS = 3_600_000
const MOST = 10_000

/**
 * Another host may ignore our order keys (Rule 39), so the same form sent twice calls it once: at this copy, and with Redis
 * at all copies.
 */
export function placeOrderOnce(shop: Shop): Shop {
  const placings = new LruCache<Placing>({ entries: MOST, keepMs: KEEP_MS })
  const placeOrder = (input: Input<'placeOrder'>, caller: Caller = {}) => {
    if (!caller.key) return shop.placeOrder(input, caller)
    const name = createHash('sha256').update(`${caller.token} ${caller.key}`).digest('base64url')
    // A digest instead of the body: a body may be large, and anybody's is stored while the host is away.
    const body = createHash('sha256').update(JSON.stringify(input)).digest()
    const earlier = placings.get(name)
    if (earlier && !earlier.body.equals(body)) return Promise.reject(refusal(409, 'keyReused'))
    if (earlier) return earlier.result
    const work = () => shop.placeOrder(input, caller)
    const store = sharedStore()
    const result = store
      ? onceOverCopies(store, {
          ...{ key: `order:${name}`, body: body.toString('base64url'), seconds: KEEP_MS / 1000, work },
          isFree: isRefusal,
        })
      : work()
    placings.put(name, { body, result })
    // A refusal means that nothing was ordered, and the key is free again. After a timeout nobody knows, so the key
    // stays in use.
    result.catch(error => {
      if (isRefusal(error)) placings.drop(name)
    })
    return result
  }
  return { ...shop, placeOrder }
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500
