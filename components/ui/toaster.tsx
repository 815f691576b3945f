import * as number from '#lib/browser/inline/first-response/words.ts'
import { CART, DONE, FAILED, FULL, PATH, VIEW, WISHLIST } from '#lib/browser/inline/first-response/words.ts'
import { paths } from '#lib/paths.ts'
import { viewCart, viewWishlist } from '#messages/choice.ts'
import { itemWord } from '#messages/count.ts'
import * as said from '#messages/every-page.ts'
import { unitsAddedToCart } from '#messages/product.ts'
import { StaticHtml } from './static-html.tsx'

/** Where toasts appear: top right on wide screens, above the thumb on narrow ones. The first response fills it. */
export const Toaster = () => (
  <StaticHtml>
    <ToastPlace />
  </StaticHtml>
)

export const ToastPlace = () => (
  <div id="toasts" className="toasts" role="status" data-words={words().join('|')} />
)

function words() {
  const all: string[] = []
  all[PATH + CART] = paths.cart
  all[PATH + WISHLIST] = paths.wishlist
  all[VIEW + CART] = viewCart
  all[VIEW + WISHLIST] = viewWishlist
  all[DONE + CART] = said.addedToCart
  all[DONE + WISHLIST] = said.addedToWishlist
  all[FULL + CART] = said.cartFull
  all[FULL + WISHLIST] = said.wishlistFull
  all[FAILED + CART] = said.cartSaveFailed
  all[FAILED + WISHLIST] = said.tryLater
  all[number.UNWISHED] = said.removedFromWishlist
  all[number.CLAMPED] = said.clampedToStock
  all[number.MAXIMUM] = said.maximumReached
  all[number.COOKIE_FAILED] = said.cartCookieFailed
  all[number.ONE_ITEM] = itemWord(1)
  all[number.MANY_ITEMS] = itemWord(2)
  all[number.DONE_SEVERAL] = unitsAddedToCart(number.COUNT_MARK)
  return all
}
