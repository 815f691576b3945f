/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { decodeCart, encodeCart } from '#lib/cart/rules/cart-cookie.ts'
import { MAX_CART_LINES } from '#lib/constants.ts'
import { decodeWishes, encodeWishes } from '#lib/wishlist/rules/wish-cookie.ts'
import { addToGuest, guestUnits } from './guest-cart.ts'
import { setWish, wishedIds } from './wishes.ts'

// jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })

// What the first response writes is read by lib/cart/rules and lib/wishlist/rules, and the other way round.
const forget = () => {
  for (const name of ['cartItems', 'wishlistItems']) document.cookie = `${name}=; max-age=0; path=/`
}
beforeEach(forget)

const cookie = (name: string) => new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1]
const cart = () => decodeCart(cookie('cartItems'))
const hold = (lines: { id: number; unit: number; size: string; color: string }[]) => {
  document.cookie = `cartItems=${encodeCart({ guest: 'b'.repeat(24), lines })}; path=/`
}
const WORDS = ['', 'M', 'Free size', 'नीला', 'a.b~c*d', 'Rot/Weiß', 'x-_', '😀 smile', "O'Neil (2)!"]

test('a press on a fresh browser makes a cart with an id of its own', () => {
  expect(addToGuest({ id: '7', unit: 2, size: '', color: '' }, 9)).toBe(2)
  expect(cart().guest).toMatch(/^[\da-f]{24}$/)
  expect(cart().lines).toEqual([{ id: 7, unit: 2, size: 'S', color: '' }])
})

test('every size and colour is the line that the cart knows', () => {
  for (const size of WORDS)
    for (const color of WORDS) {
      forget()
      hold([{ id: 7, unit: 1, size: size || 'S', color }])
      addToGuest({ id: '7', unit: 1, size, color }, 9)
      expect(cart()).toEqual({ guest: 'b'.repeat(24), lines: [{ id: 7, unit: 2, size: size || 'S', color }] })
    }
})

test('another size, colour or product is another line, and the count is all of them', () => {
  hold([{ id: 7, unit: 3, size: 'M', color: 'Red' }])
  for (const [id, size, color] of [
    ['7', 'L', 'Red'],
    ['7', 'M', ''],
    ['77', 'M', 'Red'],
  ] as const)
    addToGuest({ id, unit: 1, size, color }, 9)
  expect(cart().lines).toHaveLength(4)
  expect(guestUnits()).toBe(6)
})

test('a third option makes another line, and another wish', () => {
  hold([{ id: 7, unit: 1, size: 'L', color: 'M' }])
  const slim = { id: '7', unit: 1, size: 'L', color: 'M', other: 'Slim fit' }
  expect(addToGuest(slim, 9)).toBe(1)
  expect(addToGuest(slim, 9)).toBe(1)
  // Its end reads like the first line.
  expect(addToGuest({ id: '7', unit: 1, size: 'S', color: 'L', other: 'M' }, 9)).toBe(1)
  expect(addToGuest({ id: '7', unit: 1, size: 'L', color: 'M', other: '' }, 9)).toBe(1)
  expect(cart().lines).toEqual([
    { id: 7, unit: 2, size: 'L', color: 'M' },
    { id: 7, unit: 2, size: 'L', color: 'M', other: 'Slim fit' },
    { id: 7, unit: 1, size: 'S', color: 'L', other: 'M' },
  ])
  for (const [size, color] of [
    ['M', 'Red'],
    ['M', ''],
  ] as const) {
    expect(setWish({ ...slim, size, color }, true)).toBe(true)
    expect(decodeWishes(cookie('wishlistItems'))).toEqual([{ id: 7, size, color, other: 'Slim fit' }])
  }
})

test('the stock and the number of lines end it, and nothing changes', () => {
  hold([{ id: 7, unit: 3, size: 'S', color: '' }])
  expect(addToGuest({ id: '7', unit: 5, size: '', color: '' }, 4)).toBe(1)
  expect(addToGuest({ id: '7', unit: 1, size: '', color: '' }, 4)).toBeLessThan(0)
  expect(guestUnits()).toBe(4)
  hold(Array.from({ length: MAX_CART_LINES }, (_, id) => ({ id: id + 1, unit: 1, size: 'S', color: '' })))
  expect(addToGuest({ id: '500', unit: 1, size: '', color: '' }, 4)).toBeLessThan(0)
  expect(addToGuest({ id: '50', unit: 1, size: '', color: '' }, 4)).toBe(1)
  expect(cart().lines).toHaveLength(MAX_CART_LINES)
})

test('a broken cookie is an empty cart, and a bad line beside good ones is left out', () => {
  document.cookie = 'cartItems=nonsense; path=/'
  expect(guestUnits()).toBe(0)
  document.cookie = `cartItems=${'c'.repeat(24)}~7.2.S.~7.-1.S.~x~0.1.S.; path=/`
  expect(guestUnits()).toBe(2)
  addToGuest({ id: '8', unit: 1, size: '', color: '' }, 9)
  expect(cart().lines.map(({ id }) => id)).toEqual([7, 8])
})

test('a wish is what the wishlist reads, in every size and colour, and goes as it came', () => {
  const held = [{ id: 3, size: 'M', color: 'नीला' }]
  document.cookie = `wishlistItems=${encodeURIComponent(encodeWishes(held))}; path=/`
  for (const size of WORDS)
    for (const color of WORDS) {
      expect(setWish({ id: '9', unit: 1, size, color }, true)).toBe(true)
      expect(wishedIds()).toEqual([3, 9])
      expect(decodeWishes(cookie('wishlistItems'))).toEqual([...held, { id: 9, size, color }])
      expect(setWish({ id: '9', unit: 1, size: '', color: '' }, false)).toBe(true)
      expect(decodeWishes(cookie('wishlistItems'))).toEqual(held)
    }
})

test('the wishlist ends at its limit', () => {
  const list = Array.from({ length: 200 }, (_, id) => ({ id: id + 1, size: '', color: '' }))
  document.cookie = `wishlistItems=${encodeURIComponent(encodeWishes(list))}; path=/`
  expect(setWish({ id: '900', unit: 1, size: '', color: '' }, true)).toBe(false)
  expect(wishedIds()).toHaveLength(200)
  expect(setWish({ id: '1', unit: 1, size: '', color: '' }, false)).toBe(true)
  expect(setWish({ id: '900', unit: 1, size: '', color: '' }, true)).toBe(true)
})
