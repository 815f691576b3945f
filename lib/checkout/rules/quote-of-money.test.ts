import { REDUCTION_NAMES, reductionsOf } from '#lib/cart/rules/reductions.ts'
import { ORDER_AMOUNTS } from './order-money.ts'
import { quoteOfMoney } from './quote-of-money.ts'
import { quoteSums } from './quote-sums.ts'
import { sumRows } from './sum-rows.ts'

const off = reductionsOf(() => 5_000)
const none = reductionsOf(() => 0)
const cod = { subtotal: 80_000, delivery: 8_000, ...none, coupon: 5_000, total: 83_000 }
const online = { ...cod, ...off, total: 88_000 - 5_000 * REDUCTION_NAMES.length }

test('a quote tells what the order would cost by each way to pay', () => {
  expect(quoteOfMoney(cod, online)).toEqual({
    subtotal: 800,
    delivery: 80,
    coupon: 50,
    onlineDiscount: 50,
    totalCod: 830,
    totalOnline: 780,
  })
})

test('each reduction has a row of its own, where it is taken off', () => {
  const lines = [{ name: 'Stole', discountPrice: 800, recommendedSellingPrice: 80, Unit: 1 }]
  const quote = { ...quoteOfMoney(cod, online), lines, online: 'real', codLimit: '' }
  const sums = quoteSums(quote as never)
  expect(sumRows(sums.ONLINE)).toContainEqual({
    of: 'discount',
    name: 'Online payment discount',
    amount: '−₹50',
  })
  expect(sumRows(sums.COD).map(({ of }) => of)).toEqual(['subtotal', 'delivery', 'coupon', 'total'])
})

test('an order keeps each of its amounts', () => {
  expect(ORDER_AMOUNTS).toEqual(['subtotal', 'delivery', 'coupon', 'discount', 'total'])
})
