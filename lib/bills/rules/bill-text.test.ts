import { REDUCTION_NAMES, reductionsOf } from '#lib/cart/rules/reductions.ts'
import { billText } from './bill-text.ts'
import { printedReductions } from './printed-bill.ts'
import { testBill, testLine } from './test-bill.ts'

test('each reduction has a row of its own on a bill without tax, and its rows come to the total', () => {
  const off = 5_00
  const reduction = off * REDUCTION_NAMES.length
  const bill = testBill({ lines: [testLine({ rate: null, amount: 900_00, reduction })], coupon: 'DIWALI' })
  const sums = { ...bill.sums, ...printedReductions(reductionsOf(() => off)) }
  const rows = billText({ ...bill, sums }).sums.map(([name, amount]) => [name, paiseOf(amount)] as const)
  const names = rows.map(([name]) => name)
  expect(new Set(names).size).toBe(1 + REDUCTION_NAMES.length + 1)
  expect(names).toEqual(expect.arrayContaining(['Coupon DIWALI', 'Discount']))
  const [total = 0, ...parts] = rows.map(([, paise]) => paise).reverse()
  expect(total).toBe(900_00 - reduction)
  expect(parts.reduce((sum, paise) => sum + paise, 0)).toBe(total)
})

test('a bill names no reduction that is none, but the discount', () => {
  expect(printedReductions(reductionsOf(() => 0))).toEqual({ discount: 0 })
})

const paiseOf = (amount: string) => Math.round(100 * Number(amount.replace('−', '-').replace(/[^\d.-]/g, '')))
