import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { Caller, Input, Shop } from '#lib/contract/index.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'

const MOST = 10_000
const LINES_ASKED_FOR = 50

/**
 * Another host may name a cart line by its product code only, but each change of the cart, the checkout and the order
 * need its id: it is looked up once. A line whose code the host does not know could only be shown and never removed, so
 * it is left out.
 */
export function lookUpCartIds(shop: Shop): Shop {
  const numbers = new LruCache<number>({ entries: MOST })
  const numberOf = async (code: string, caller: Caller) => {
    const knownId = numbers.get(code)
    if (knownId) return knownId
    const found = await shop.product({ search: code, subcat_id: 0, type: '' }, { signal: caller.signal })
    const id = found.find(({ ASIN }) => ASIN.toLowerCase() === code.toLowerCase())?.id
    if (id) numbers.put(code, id)
    return id
  }
  const named = async (item: CartItem, caller: Caller): Promise<CartItem[]> => {
    if (item.id > 0 || !item.ASIN) return item.id > 0 ? [item] : []
    const id = await numberOf(item.ASIN, caller)
    return id ? [{ ...item, id }] : []
  }
  const allNamed = async (items: CartItem[], caller: Caller) => {
    if (items.every(({ id }) => id > 0)) return items
    return (await Promise.all(items.slice(0, LINES_ASKED_FOR).map(item => named(item, caller)))).flat()
  }
  const fetchCart = async (input: Input<'fetchCart'>, caller: Caller = {}) =>
    allNamed(await shop.fetchCart(input, caller), caller)
  const saveCart = async (input: Input<'saveCart'>, caller: Caller = {}) => {
    const { cart, ...saved } = await shop.saveCart(input, caller)
    return { ...saved, cart: cart && (await allNamed(cart, caller)) }
  }
  return { ...shop, fetchCart, saveCart }
}
