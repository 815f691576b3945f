import { cartTotal, checkoutTotal, onlineTotal, totalsOf } from './totals.ts'

const line = (over = {}) => ({
  name: 'Stole',
  discountPrice: 100.3,
  recommendedSellingPrice: 40,
  Unit: 2,
  ...over,
})

test('the cart floors and checkout rounds the same sum', () => {
  const totals = totalsOf([
    line({ discountPrice: 100.3 }),
    line({ discountPrice: 0.5, Unit: 1, recommendedSellingPrice: 0 }),
  ])
  expect([totals.subtotal, totals.delivery]).toEqual([20110, 8000])
  expect(cartTotal(totals)).toBe(281)
  expect(checkoutTotal(totalsOf([line({ discountPrice: 0.6, Unit: 1, recommendedSellingPrice: 0 })]))).toBe(1)
})

test('two HOLI T-SHIRTs alone cost 249 with free delivery; one, three or company do not', () => {
  const holi = line({ name: 'HOLI T-SHIRT', discountPrice: 199, recommendedSellingPrice: 50 })
  expect(totalsOf([holi])).toEqual({ subtotal: 24900, delivery: 0, isOffer: true })
  expect(totalsOf([{ ...holi, Unit: 1 }]).subtotal).toBe(19900)
  expect(totalsOf([{ ...holi, Unit: 3 }]).delivery).toBe(15000)
  expect(totalsOf([holi, line()]).isOffer).toBe(false)
})

test('paying online takes ten percent off the rounded total', () => {
  expect(
    onlineTotal(totalsOf([line({ discountPrice: 999, recommendedSellingPrice: 0, Unit: 1 })]), 10),
  ).toEqual({ total: 899, discount: 100 })
})
