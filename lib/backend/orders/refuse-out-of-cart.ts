import 'server-only'
import { type LineKey, sameLine } from '#lib/cart/rules/lines.ts'
import { refusal } from '../../contract/refusal.ts'
import type { Db } from '../db/pool.ts'
import { cartKeys } from './confirm-order.ts'
import type { OrderedLine } from './ordered-line.ts'

/** What another tab has ordered, or taken out of the cart, is not ordered once more from a page that still shows it (Rule 69). */
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
