import 'server-only'
import { type LineKey, sameLine } from '#lib/cart/rules/lines.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { Db } from '../db/pool.ts'
import { cartKeys } from './confirm-order.ts'
import type { OrderedLine } from './ordered-line.ts'

/** Refuses lines that another tab has ordered or removed, when a page that still shows them orders them again (Rule 69). */
export async function refuseOutOfCart(
  tx: Db,
  customerId: string,
  lines: readonly OrderedLine[],
  /** A guest's, whose cart is their browser's own. */
  guestCart?: readonly LineKey[],
) {
  const cart = guestCart ?? (await tx.one<{ lines: LineKey[] }>(CART, [customerId]))?.lines
  const isThere = (key: LineKey) => cart?.some(inCart => sameLine(inCart, key))
  if (!lines.every(line => cartKeys(line).some(isThere))) throw refusal(409, 'notInCart')
}

const CART = { name: 'cart-of-order', text: 'select lines from carts where customer_id = $1' }
