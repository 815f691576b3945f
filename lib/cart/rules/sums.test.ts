import { sumRows } from '#lib/checkout/rules/sum-rows.ts'
import { reductionsOf } from './reductions.ts'
import { printedSums } from './sums.ts'
import { anyPrice, missingToTotal, seeded } from './test-sums.ts'
import { checkoutTotal, linePaise, onlineTotal, totalsOf } from './totals.ts'

const rupee = (n: number) => n * 100
const charged = {
  lines: [49_950, 219_950, 89_950, 24_900, 54_900],
  isOffer: false,
  subtotal: 439_650,
  delivery: 0,
  ...reductionsOf(() => 0),
  total: rupee(4397),
}

test('lines of ₹500, ₹2,200, ₹900, ₹249 and ₹549 come to ₹4,398, and ₹1 of rounding makes it the ₹4,397 that is charged', () => {
  const rows = sumRows(printedSums(charged))
  expect(rows.map(({ name, amount }) => `${name} ${amount}`)).toEqual([
    'Subtotal ₹4,398',
    'Delivery Free',
    'Rounding −₹1',
    'Total ₹4,397',
  ])
})

test('₹1,249 and ₹10 of delivery, floored to ₹1,258, say where the rupee is; where none is missing nothing does', () => {
  const cart = { ...charged, lines: [124_930], subtotal: 124_930, total: rupee(1258) }
  expect(sumRows(printedSums({ ...cart, delivery: 950 })).map(({ amount }) => amount)).toEqual([
    '₹1,249',
    '₹10',
    '−₹1',
    '₹1,258',
  ])
  expect(sumRows(printedSums({ ...cart, delivery: 940 })).map(({ of }) => of)).not.toContain('rounding')
})

test('the offer has a line of its own above the subtotal, also where it is dearer than two', () => {
  const offer = { ...charged, isOffer: true, subtotal: 24_900, total: 24_900 }
  expect(sumRows(printedSums({ ...offer, lines: [39_800] })).slice(0, 2)).toEqual([
    { of: 'offer', name: 'Offer: 2 for ₹249', amount: '−₹149' },
    { of: 'subtotal', name: 'Subtotal', amount: '₹249' },
  ])
  expect(sumRows(printedSums({ ...offer, lines: [20_000] }))[0]?.amount).toBe('₹49')
})

test('delivery is free only where nothing is charged for it', () => {
  const rows = (delivery: number) => sumRows(printedSums({ ...charged, delivery }))
  expect(rows(30).find(({ of }) => of === 'delivery')?.amount).toBe('₹0')
  expect(rows(0).find(({ of }) => of === 'delivery')?.amount).toBe('Free')
})

test('what another host takes off without a word is not called rounding', () => {
  const rows = sumRows(printedSums({ ...charged, total: rupee(4000) }))
  expect(rows).toContainEqual({ of: 'other', name: 'Other charges and reductions', amount: '−₹398' })
})

test('of a thousand random carts each prints what adds up, and rounding is never more than half a rupee an amount', () => {
  const random = seeded(52)
  for (let n = 0; n < 1000; n++) {
    const lines = Array.from({ length: 1 + Math.floor(random() * 50) }, () => ({
      name: random() < 0.2 ? 'HOLI T-SHIRT' : 'Stole',
      discountPrice: anyPrice(random),
      recommendedSellingPrice: random() < 0.3 ? 0 : anyPrice(random) % 100,
      Unit: random() < 0.5 ? 2 : 1 + Math.floor(random() * 999),
    })).slice(0, random() < 0.3 ? 1 : 50)
    const totals = totalsOf(lines)
    const percent = Math.floor(random() * 91)
    const { total, discount } = onlineTotal(totals, percent)
    const both = [
      { discount: 0, total: rupee(checkoutTotal(totals)) },
      { discount: rupee(discount), total: rupee(total) },
    ]
    for (const asked of both) {
      const sums = printedSums({ ...totals, coupon: 0, ...asked, lines: lines.map(linePaise) })
      const printed = sums.lines.map(amount => `₹${amount}`)
      expect(missingToTotal(printed, sumRows(sums))).toBe(0)
      expect([sums.total, sums.other]).toEqual([asked.total / 100, 0])
      expect(Math.abs(sums.rounding)).toBeLessThanOrEqual(lines.length / 2 + 1)
    }
  }
})
