import type { DeliveryCharges } from '#lib/delivery/rules/delivery-charges.ts'
import { chargesAlone } from '#lib/delivery/rules/free-terms.ts'
import { deliveryChargeWords } from './delivery-charge-words.ts'

const product = { recommendedSellingPrice: 40, discountPrice: 900 }
const dear = { ...product, discountPrice: 1500 }

test('beside a charge it is told from which amount on there is none', () => {
  expect(deliveryChargeWords(product)).toBe('Delivery ₹40 a piece')
  expect(deliveryChargeWords(product, { freeAbove: 1500 })).toBe('Delivery ₹40 a piece · free from ₹1,500 on')
  expect(deliveryChargeWords({ ...product, recommendedSellingPrice: 0 }, { freeAbove: 1500 })).toBe(
    'Free delivery',
  )
})

test('what reaches the amount alone is delivered free of charge; of choices at several prices the lowest must', () => {
  expect(deliveryChargeWords(dear, { freeAbove: 1500 })).toBe('Free delivery')
  expect(deliveryChargeWords({ ...dear, lowestPrice: 1499 }, { freeAbove: 1500 })).toMatch(/^Delivery ₹40/)
})

test('by the table of PIN codes it is told alike, to search engines too', () => {
  const charges = { lowest: 2_900, highest: 9_900 } as DeliveryCharges
  expect(deliveryChargeWords(product, { charges, freeAbove: 1500 })).toBe(
    'Delivery from ₹29 · free from ₹1,500 on',
  )
  expect(deliveryChargeWords(dear, { charges, freeAbove: 1500 })).toBe('Free delivery')
  expect(chargesAlone(charges, product, { freeAbove: 1500 })).toEqual(charges)
  expect(chargesAlone(charges, dear, { freeAbove: 1500 })).toMatchObject({ lowest: 0, highest: 0 })
})
