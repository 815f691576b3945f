import 'server-only'
import type { Removed } from '#lib/browser/removed-items.ts'
import { productsById } from '#lib/catalogue/server/products-by-id.ts'
import { UNDO_MS } from '#lib/constants.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { guestItems } from '../rules/guest-items.ts'
import { lastPress } from './last-press.ts'

/** What this browser has just taken out of its cart by a form, and for how long it can be put back. */
type Undoable = {
  /** One line, with its details. */
  removed?: Removed<CartItem>
  /** The whole cart. */
  cleared?: { ms: number }
}

export async function readUndoable(cookieHeader: string | null): Promise<Undoable> {
  const now = shopNow()
  const last = lastPress(cookieHeader, now)
  if (!last) return {}
  const ms = UNDO_MS - (now - last.at)
  if (last.did === 'cleared') return { cleared: { ms } }
  if (last.did !== 'removed') return {}
  try {
    const [item] = guestItems(last.lines, await productsById(last.lines.map(({ id }) => id)))
    return item ? { removed: { item, place: last.place, ms } } : {}
  } catch (error) {
    console.error('Removed line', error)
    return {}
  }
}
