import fc from 'fast-check'
import { decodeCart, emptyGuestCart, encodeCart } from './cart-cookie.ts'

const line = fc.record({
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  unit: fc.integer({ min: 1, max: 500 }),
  size: fc
    .string({ unit: 'grapheme-composite', maxLength: 12 })
    .filter(s => s.length <= 80 && !/\p{Cc}/u.test(s)),
  color: fc.constantFrom('', 'Madder red', 'नील', "O'Hara & (co)", 'a.b~c*d'),
})

test('a cart survives its cookie, and the cookie needs no escaping', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { maxLength: 30, selector: l => `${l.id}|${l.size}|${l.color}` }),
      lines => {
        const cart = { guest: 'abcdef0123456789abcdef01', lines }
        const cookie = encodeCart(cart)
        expect(cookie).toMatch(/^[\w.~*-]*$/)
        expect(decodeCart(cookie)).toEqual(cart)
      },
    ),
  )
})

test('whatever the cookie holds, reading it gives sound lines', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map(s => `abcdef0123456789abcdef01~${s}`),
      ),
      cookie => {
        for (const { id, unit } of decodeCart(cookie).lines) {
          expect(Number.isSafeInteger(id) && id > 0).toBe(true)
          expect(Number.isSafeInteger(unit) && unit > 0).toBe(true)
        }
      },
    ),
  )
})

test.each(['%', 'not-json', '[]]', '', '~1.1.S.', 'x~1.1.S.', '__proto__'])('%s is an empty cart', cookie => {
  expect(decodeCart(cookie)).toEqual(emptyGuestCart)
})

test('a bad line takes no good line with it, and a line named twice sums', () => {
  const { lines } = decodeCart(
    'abcdef0123456789abcdef01~7.1.M.~-1.1.S.~1e309.1.S.~8.0.S.~9.2~7.2.M.~8.3.L.Red~8.1.*zz.',
  )
  expect(lines).toEqual([
    { id: 7, unit: 3, size: 'M', color: '' },
    { id: 9, unit: 2, size: '', color: '' },
    { id: 8, unit: 3, size: 'L', color: 'Red' },
  ])
})

test('fifty lines of ordinary sizes and colours fit into one cookie', () => {
  const lines = Array.from({ length: 50 }, (_, i) => ({
    id: 1_000_000 + i,
    unit: 12,
    size: 'XXL',
    color: 'Indigo blue and madder red',
  }))
  expect(encodeCart({ guest: 'a'.repeat(24), lines }).length).toBeLessThan(3_900)
})
