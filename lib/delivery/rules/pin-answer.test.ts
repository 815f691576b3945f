import { chargesInWords } from './delivery-charges.ts'
import type { DeliveryOffer } from './delivery-offer.ts'
import { pinAnswer } from './pin-answer.ts'

const BENGALURU = { places: [{ state: 'Karnataka', district: 'Bengaluru Urban' }], town: 'Bengaluru' }
const offer: DeliveryOffer = {
  ...{ pin: '560001', served: true, charge: 4900, cod: true },
  days: { first: '2026-11-24', last: '2026-11-25' },
}
const said = (more: Partial<DeliveryOffer> = {}) => pinAnswer('560001', BENGALURU, { ...offer, ...more })

test('a PIN code is answered by its day, how it can be paid, its place and its charge', () => {
  expect(said()).toMatchObject({
    ok: true,
    say: 'Delivery by Wed 25 Nov · Pay on delivery available',
    more: '560001, Bengaluru, Karnataka · Delivery ₹49',
    charge: 4900,
  })
  expect(said({ codMax: 500_000 }).say).toBe('Delivery by Wed 25 Nov · Pay on delivery up to ₹5,000')
  expect(said({ cod: false, charge: 0 })).toMatchObject({
    say: 'Delivery by Wed 25 Nov · Pay online only',
    more: '560001, Bengaluru, Karnataka · Free delivery',
  })
})

test('without days no day is promised', () => {
  const { days: _, ...dayless } = offer
  expect(pinAnswer('560001', BENGALURU, dayless).say).toBe('Pay on delivery available')
})

test('what has not six digits, does not exist or is not served says so', () => {
  expect(pinAnswer('56000', undefined, undefined)).toMatchObject({
    ok: false,
    say: 'A PIN code has six digits.',
  })
  expect(pinAnswer('999999', undefined, offer)).toMatchObject({
    ok: false,
    isKnown: false,
    say: 'India Post has no PIN code 999999. Please look at the digits again.',
  })
  expect(said({ served: false })).toMatchObject({
    ok: false,
    isKnown: true,
    say: 'We do not deliver to 560001, Bengaluru, Karnataka yet.',
  })
})

test('a shop without a table knows the place and promises nothing', () => {
  expect(pinAnswer('560001', BENGALURU, undefined)).toMatchObject({
    ok: true,
    say: '',
    more: '560001, Bengaluru, Karnataka',
  })
})

test('until a PIN code is known the lowest charge is told, and that it is the lowest', () => {
  expect(chargesInWords({ lowest: 2900, highest: 9900 })).toBe('Delivery from ₹29')
  expect(chargesInWords({ lowest: 0, highest: 9900 })).toBe('Delivery from ₹0')
  expect(chargesInWords({ lowest: 4900, highest: 4900 })).toBe('Delivery ₹49')
  expect(chargesInWords({ lowest: 0, highest: 0 })).toBe('Free delivery')
})
