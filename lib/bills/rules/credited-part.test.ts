import fc from 'fast-check'
import { lineTax } from './bill-sums.ts'
import { type Billed, creditedPart, type TakenBack } from './credited-part.ts'

const billed = (units: number, goods: number, delivery: number, percent: number | undefined): Billed => ({
  units,
  goods,
  delivery,
  percent,
  interState: false,
  ...lineTax({ goods, delivery, percent }, false),
})

test('Law 21: however a line comes back, the notes come to what was billed, each amount for itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_00 }),
      fc.integer({ min: 0, max: 500_00 }),
      fc.constantFrom(undefined, 0, 0.25, 5, 18, 28),
      fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('none', 'of units', 'all' as const),
      (goods, delivery, percent, parts, first) => {
        const units = Math.max(
          1,
          parts.reduce((sum, part) => sum + part, 0),
        )
        const line = billed(units, goods, delivery, percent)
        const back: TakenBack[] = []
        for (const part of parts)
          back.push(creditedPart(line, back, { units: part, delivery: back.length ? 'of units' : first }))
        const left = units - back.reduce((sum, part) => sum + part.units, 0)
        back.push(creditedPart(line, back, { units: left, delivery: 'all' }))
        const sum = (name: keyof TakenBack) => back.reduce((all, part) => all + part[name], 0)
        for (const name of ['units', 'goods', 'delivery', 'taxable', 'cgst', 'sgst', 'igst'] as const)
          expect({ [name]: sum(name) }).toEqual({ [name]: line[name] })
        for (const part of back) expect(part.cgst).toBe(part.sgst)
      },
    ),
  )
})

test('goods come back without their delivery, and the delivery alone later', () => {
  const line = billed(2, 210_00, 21_00, 5)
  const first = creditedPart(line, [], { units: 1, delivery: 'none' })
  expect(first).toMatchObject({ units: 1, goods: 105_00, delivery: 0, taxable: 100_00, cgst: 2_50 })
  const second = creditedPart(line, [first], { units: 0, delivery: 'all' })
  expect(second).toMatchObject({ units: 0, goods: 0, delivery: 21_00, taxable: 20_00, cgst: 50 })
})

test('no more is taken back than was billed', () => {
  const line = billed(2, 210_00, 0, 5)
  expect(() => creditedPart(line, [], { units: 3, delivery: 'none' })).toThrow(RangeError)
})
