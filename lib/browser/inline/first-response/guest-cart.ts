import { MAX_CART_LINES, UNSIZED } from '#lib/constants.ts'
import { readCookie, writeCookie } from './cookies.ts'
import type { Pressed } from './elements.ts'
import { CART_COOKIE } from './names.ts'
import { CART, COOKIE_FAILED, FULL, MAXIMUM } from './words.ts'

const LINE = /^[1-9]\d*\.[1-9]\d*(\.[\w*-]*){2,3}$/

/** A visitor's cart is its cookie: the cart's id, then its lines as id, units, size, colour, and a third option if it has one. */
function readGuest() {
  const [guest = '', ...lines] = readCookie(CART_COOKIE).split('~')
  return /^[\da-f]{24}$/.test(guest)
    ? [guest, ...lines.filter(line => LINE.test(line))]
    : [Array.from(crypto.getRandomValues(new Uint8Array(12)), hex).join('')]
}

export const guestUnits = () => readGuest().reduce((sum, line) => sum + unitsOf(line), 0)

/** Adds units as far as the stock goes: how many were added, or the number of the sentence that says why none, below 0. */
export function addToGuest({ id, unit, size, color, other }: Pressed, stock: number): number {
  const cart = readGuest()
  const choice = [size || UNSIZED, color, ...(other ? [other] : [])]
    .map(text => `.${inCookie(text)}`)
    .join('')
  const found = cart.findIndex(line => line === `${id}.${unitsOf(line)}${choice}`)
  const before = unitsOf(cart[found])
  const after = Math.min(before + unit, Math.max(stock, 1))
  if (before && before >= stock) return -MAXIMUM
  if (!before && cart.length > MAX_CART_LINES) return -FULL - CART
  cart[before ? found : cart.length] = `${id}.${after}${choice}`
  return writeCookie(CART_COOKIE, cart.join('~')) ? after - before : -COOKIE_FAILED
}

const unitsOf = (line = '') => +(line.split('.')[1] ?? 0)

const hex = (byte: number) => (byte + 256).toString(16).slice(1)

/** Letters, digits, - and _ as they are; any other byte as * and two hexadecimal digits. */
const inCookie = (text: string) =>
  encodeURIComponent(text).replace(
    /%(..)|[^\w-]/g,
    (sign, code) => `*${code?.toLowerCase() ?? hex(sign.charCodeAt(0))}`,
  )
