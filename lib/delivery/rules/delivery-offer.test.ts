import { deliveryOffer, mayPayAtDoor } from './delivery-offer.ts'
import { NO_DELIVERY_SETTINGS } from './delivery-settings.ts'
import { type DeliveryTerms, termsFor } from './delivery-terms.ts'

const now = { at: Date.parse('2026-11-23T09:00:00+05:30'), settings: NO_DELIVERY_SETTINGS }
const terms: DeliveryTerms = {
  served: true,
  cod: true,
  codMax: 500_000,
  charge: 4900,
  days: { from: 1, to: 2 },
}

test('of rows whose prefixes overlap the longest wins, and * is for all others', () => {
  const rows = new Map(
    ['*', '5', '560', '560001'].map((name, charge) => [name, { ...terms, charge }] as const),
  )
  const chargeOf = (pin: string) => termsFor(rows, pin)?.charge
  expect(['560001', '560002', '571234', '110001'].map(chargeOf)).toEqual([3, 2, 1, 0])
  rows.delete('*')
  expect(chargeOf('110001')).toBeUndefined()
})

test('what no row names, and what a row says is not served, is not offered', () => {
  expect(deliveryOffer('110001', undefined, now).served).toBe(false)
  expect(deliveryOffer('110001', { ...terms, served: false }, now)).toEqual({
    pin: '110001',
    served: false,
    charge: 0,
    cod: false,
  })
})

test('pay on delivery up to the amount, and not a paisa above it', () => {
  const offer = deliveryOffer('560001', terms, now)
  expect(mayPayAtDoor(offer, 500_000)).toBe(true)
  expect(mayPayAtDoor(offer, 500_001)).toBe(false)
  expect(mayPayAtDoor(deliveryOffer('560001', { ...terms, cod: false }, now), 100)).toBe(false)
})

test('days only where the seller promises some', () => {
  expect(deliveryOffer('560001', terms, now).days).toEqual({ first: '2026-11-24', last: '2026-11-25' })
  const { days: _, ...dayless } = terms
  expect(deliveryOffer('560001', dayless, now).days).toBeUndefined()
})
