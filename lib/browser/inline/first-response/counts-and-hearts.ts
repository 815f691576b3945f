import { isCustomer } from './cookies.ts'
import { countHtml } from './count-html.ts'
import { all, type PressForm } from './elements.ts'
import { guestUnits } from './guest-cart.ts'
import { wishedIds } from './wishes.ts'
import { MANY_ITEMS, ONE_ITEM, word } from './words.ts'

/** What the header counts, and which products are wished for, as the cookies have it now. */
export function drawCountsAndHearts() {
  const wished = wishedIds()
  drawCount('wishlist', wished.length)
  // A customer's cart is the shop's: components/cart/cart-badge.tsx knows it.
  if (!isCustomer()) drawCount('cart', guestUnits())
  for (const button of all<HTMLButtonElement>('.heart,[data-wish]')) {
    const isWished = wished.includes(+(button.form as PressForm).id.value)
    if (button.ariaPressed) button.ariaPressed = `${isWished}`
    button.toggleAttribute('data-wished', isWished)
  }
}

/** So many more or less of a customer's, where it is known how many there were. */
export function addUnits(units: number) {
  const before = Number.parseInt(all('[data-count=cart]')[0]?.textContent as string, 10)
  if (before) drawCount('cart', before + units)
}

export function drawCount(what: string, count: number) {
  for (const slot of all(`[data-count=${what}]`))
    slot.innerHTML = count ? countHtml(count, word(count > 1 ? MANY_ITEMS : ONE_ITEM)) : ''
}
