import 'server-only'
import { redirect } from 'next/navigation'
import { isDenied } from '#lib/contract/api-error.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { expiredPath } from '#lib/linked-paths.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { routes } from '#lib/routes.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { afterQueuedChanges } from './queue-cart-change.ts'
import { cartItems, cartOwnerOf } from './request-cart.ts'

type ReadCart = { items: CartItem[]; customer: boolean; problem?: MessageKey }

/** The cart for its page. A dead session is settled first; a shop that does not answer is said on the page. */
export async function readCart(cookieHeader: string | null): Promise<ReadCart> {
  const owner = cartOwnerOf(cookieHeader)
  const customer = owner.token !== undefined
  try {
    // Pressed a moment ago, on the page before.
    await afterQueuedChanges(owner.token)
    return { items: await cartItems(owner), customer }
  } catch (error) {
    if (isDenied(error)) redirect(expiredPath(routes.cart.path))
    console.error('Cart', error)
    mainContentFailed()
    return { items: [], customer, problem: 'cartPageFailed' }
  }
}
