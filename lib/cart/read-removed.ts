import 'server-only'
import { productsById } from '../catalogue/products-by-id.ts'
import { UNDO_MS } from '../constants.ts'
import type { CartItem } from '../contract/cart-schemas.ts'
import { guestItems } from './guest-items.ts'
import { lastPress } from './last-press.ts'

/** The line that a form without script has just taken away, with its details, and how long it can be put back. */
export async function readRemoved(
  cookieHeader: string | null,
): Promise<{ item: CartItem; place: number; ms: number } | undefined> {
  const now = Date.now()
  const last = lastPress(cookieHeader, now)
  if (last?.did !== 'removed') return undefined
  try {
    const [item] = guestItems([last.line], await productsById([last.line.id]))
    return item && { item, place: last.place, ms: UNDO_MS - (now - last.at) }
  } catch (error) {
    console.error('Removed line', error)
    return undefined
  }
}
