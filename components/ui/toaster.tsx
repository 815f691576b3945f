import * as number from '#lib/browser/inline/first-response/words.ts'
import { CART, DONE, FAILED, FULL, PATH, VIEW, WISHLIST } from '#lib/browser/inline/first-response/words.ts'
import { paths } from '#lib/paths.ts'
import { viewCart, viewWishlist } from '#messages/choice.ts'
import { itemWord } from '#messages/count.ts'
import * as added from '#messages/every-page.ts'
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
  all[DONE + CART] = added.addedToCart
  all[DONE + WISHLIST] = added.addedToWishlist
  all[FULL + CART] = added.cartFull
  all[FULL + WISHLIST] = added.wishlistFull
  all[FAILED + CART] = added.cartSaveFailed
  all[FAILED + WISHLIST] = added.tryLater
  all[number.UNWISHED] = added.removedFromWishlist
  all[number.CLAMPED] = added.clampedToStock
  all[number.MAXIMUM] = added.maximumReached
  all[number.COOKIE_FAILED] = added.cartCookieFailed
  all[number.ONE_ITEM] = itemWord(1)
  all[number.MANY_ITEMS] = itemWord(2)
  all[number.DONE_SEVERAL] = unitsAddedToCart(number.COUNT_MARK)
  return all
}
