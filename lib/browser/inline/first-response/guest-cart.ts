import { MAX_CART_LINES, UNSIZED } from '#lib/constants.ts'
import { bytesOf } from './bytes.ts'
import { readCookie, writeCookie } from './cookies.ts'
import type { Pressed } from './elements.ts'
import { CART_COOKIE } from './names.ts'
import { CART, COOKIE_FAILED, FULL, MAXIMUM } from './words.ts'

/** A visitor's cart is its cookie: the cart's id, then its lines as id, units, size, colour, and a third option if it has one. */
function readGuest() {
  const [guest = '', ...lines] = readCookie(CART_COOKIE).split('~')
  return /^[\da-f]{24}$/.test(guest)
    ? [guest, ...lines.filter(line => /^[1-9]\d*\.[1-9]\d*(\.[\w*-]*){2,3}$/.test(line))]
    : // As digits alone, an id of its own all the same.
      [crypto.getRandomValues(new Uint32Array(9)).join('').slice(-24)]
}

export const guestUnits = () => readGuest().reduce((sum, line) => sum + unitsOf(line), 0)

/** Adds units as far as the stock goes: how many were added, or the number of the sentence that says why none, below 0. */
export function addToGuest({ id, unit, size, color, other }: Pressed, stock: number): number {
  const cart = readGuest()
  const parts = [size || UNSIZED, color, other].map(inCookie)
  const choice = `.${parts.slice(0, other ? 3 : 2).join('.')}`
  const found = cart.findIndex(line => line === `${id}.${unitsOf(line)}${choice}`)
  const before = unitsOf(cart[found])
  const after = Math.min(before + unit, stock || 1)
  if (before && before >= stock) return -MAXIMUM
  if (!before && cart.length > MAX_CART_LINES) return -FULL - CART
  cart[before ? found : cart.length] = `${id}.${after}${choice}`
  return writeCookie(CART_COOKIE, cart.join('~')) ? after - before : -COOKIE_FAILED
}

const unitsOf = (line = '') => +(line.split('.')[1] ?? 0)

/** Letters, digits, - and _ as they are; any other byte as * and two hexadecimal digits. */
const inCookie = (text?: string) =>
  bytesOf(text).replace(/[^\w-]/g, sign => `*${sign.charCodeAt(0).toString(16)}`)
