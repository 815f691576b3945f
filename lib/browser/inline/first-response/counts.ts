import { isCustomer } from './cookies.ts'
import { countHtml } from './count-html.ts'
import type { PressForm } from './elements.ts'
import { guestUnits } from './guest-cart.ts'
import { wishedIds } from './wishes.ts'
import { MANY_ITEMS, ONE_ITEM, word } from './words.ts'

/** What the header counts, and which products are wished for, as the cookies have it now. */
export function draw() {
  const wished = wishedIds()
  drawCount('wishlist', wished.length)
  // A customer's cart is the shop's: components/cart/cart-badge.tsx knows it.
  if (!isCustomer()) drawCount('cart', guestUnits())
  for (const button of document.querySelectorAll<HTMLButtonElement>('.heart[aria-pressed],[data-wish]')) {
    const isWished = wished.includes(+(button.form as PressForm).elements.id.value)
    if (button.ariaPressed) button.ariaPressed = `${isWished}`
    button.toggleAttribute('data-wished', isWished)
  }
}

/** So many more or less of a customer's, where it is known how many there were. */
export function addUnits(units: number) {
  const before = Number.parseInt(document.querySelector('[data-count=cart]')?.textContent as string, 10)
  if (before) drawCount('cart', before + units)
}

function drawCount(what: string, count: number) {
  const html = count ? countHtml(count, word(count === 1 ? ONE_ITEM : MANY_ITEMS)) : ''
  for (const slot of document.querySelectorAll(`[data-count=${what}]`))
    if (slot.innerHTML !== html) slot.innerHTML = html
}
