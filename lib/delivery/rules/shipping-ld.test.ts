import type { DeliveryCharges } from './delivery-charges.ts'
import { shippingLd } from './shipping-ld.ts'

const charges: DeliveryCharges = {
  ...{ lowest: 2900, highest: 9900, cod: true, someCod: true, origin: '452001' },
  days: { from: 1, to: 8 },
  prefixes: ['*', '45'],
}

test('search engines are told the charges and days of all places together', () => {
  expect(shippingLd(charges)).toMatchObject({
    shippingOrigin: { postalCode: '452001' },
    shippingRate: { currency: 'INR', minValue: 29, maxValue: 99 },
    deliveryTime: { transitTime: { minValue: 1, maxValue: 8, unitCode: 'DAY' } },
  })
  expect(JSON.stringify(shippingLd(charges))).not.toContain('postalCodePrefix')
  expect(shippingLd({ ...charges, lowest: 9900 })).toMatchObject({ shippingRate: { value: 99 } })
})

test('a shop that delivers to some places says to which, and nothing where that is a long list', () => {
  expect(shippingLd({ ...charges, prefixes: ['45', '56'] })).toMatchObject({
    shippingDestination: { addressCountry: 'IN', postalCodePrefix: ['45', '56'] },
  })
  const { prefixes: _, ...many } = charges
  expect(shippingLd(many)).toBeUndefined()
})
