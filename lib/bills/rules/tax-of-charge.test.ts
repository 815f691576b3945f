import fc from 'fast-check'
import { billSums, lineTax } from './bill-sums.ts'
import { taxOfCharge, withTax } from './tax-of-charge.ts'

test.each([
  [105_00, 5, false, { taxable: 100_00, cgst: 2_50, sgst: 2_50, igst: 0 }],
  [118_00, 18, false, { taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0 }],
  [118_00, 18, true, { taxable: 100_00, cgst: 0, sgst: 0, igst: 18_00 }],
  // The whole tax would be 38.05, the half of it 19.025: each half is rounded for itself.
  [799_00, 5, false, { taxable: 760_95, cgst: 19_02, sgst: 19_02, igst: 0 }],
  [799_00, 5, true, { taxable: 760_95, cgst: 0, sgst: 0, igst: 38_05 }],
  [999_00, 0.25, true, { taxable: 996_51, cgst: 0, sgst: 0, igst: 2_49 }],
  [0, 18, false, { taxable: 0, cgst: 0, sgst: 0, igst: 0 }],
  [500_00, 0, false, { taxable: 500_00, cgst: 0, sgst: 0, igst: 0 }],
])('%d paise at %d %% (to another state: %s)', (paise, percent, interState, expected) => {
  expect(taxOfCharge(paise, { percent, interState })).toEqual(expected)
})

test('Law 20: the halves are equal, and what a line leaves over is at most a paisa or two', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
      fc.boolean(),
      (paise, percent, interState) => {
        const tax = taxOfCharge(paise, { percent, interState })
        expect(tax.cgst).toBe(tax.sgst)
        expect(interState ? tax.cgst : tax.igst).toBe(0)
        expect(Math.abs(paise - withTax(tax))).toBeLessThanOrEqual(2)
      },
    ),
  )
})

test('what remains of the lines, and of whole rupees, is the rounding of the bill (Rule 52)', () => {
  const lines = [
    { goods: 799_00, delivery: 0, percent: 5 },
    { goods: 333_33, delivery: 49_00, percent: 18 },
  ]
  const sums = billSums(
    lines.map(line => lineTax(line, false)),
    1_181_00,
  )
  expect(sums).toEqual({
    taxable: 760_95 + 324_01,
    cgst: 19_02 + 29_16,
    sgst: 19_02 + 29_16,
    igst: 0,
    rounding: 1_181_00 - (760_95 + 324_01 + 2 * (19_02 + 29_16)),
    total: 1_181_00,
  })
})

test('without a rate the whole charge is the value, and no tax is named', () => {
  expect(lineTax({ goods: 100_00, delivery: 9_00, percent: undefined }, true)).toEqual({
    taxable: 109_00,
    cgst: 0,
    sgst: 0,
    igst: 0,
  })
})
