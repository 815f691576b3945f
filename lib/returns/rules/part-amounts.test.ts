import fc from 'fast-check'
import { partAmounts, type Units } from './part-amounts.ts'

const ORDER = { delivery: 4_000, total: 90_000 }
const LINES = [
  { place: 0, units: 3, total: 50_000 },
  { place: 1, units: 1, total: 46_000 },
]

test('a unit goes back at what it was charged after the discount of its order', () => {
  // 860 of 960 were charged for the goods: 447.91 for the three, 412.09 for the one.
  expect(partAmounts(ORDER, LINES, [], [{ place: 0, units: 1 }], false)).toEqual({
    lines: [{ place: 0, units: 1, amount: 14_930 }],
    delivery: 0,
    total: 14_930,
  })
})

test('a share of the delivery goes back with what the seller is to blame for', () => {
  const last = [{ place: 1, units: 1 }]
  expect(partAmounts(ORDER, LINES, [], last, true)).toMatchObject({ delivery: 1_917, total: 43_126 })
  expect(partAmounts(ORDER, LINES, [], last, false)).toMatchObject({ delivery: 0, total: 41_209 })
})

test('Law 16: whatever the parts and their order, together they are what was charged, to the paisa', () => {
  const line = fc.record({
    units: fc.integer({ min: 1, max: 40 }),
    total: fc.integer({ min: 0, max: 10 ** 9 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 10 ** 7 }),
      fc.integer({ min: 0, max: 10 ** 6 }),
      fc.infiniteStream(fc.integer({ min: 1, max: 40 })),
      (drawn, discount, delivery, sizes) => {
        const lines = drawn.map((each, place) => ({ ...each, place }))
        const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
        const order = { delivery, total: Math.max(delivery, subtotal + delivery - discount) }
        const ended: Units[] = []
        let back = 0
        const units = lines.flatMap(({ place, units }) => Array.from({ length: units }, () => place))
        while (units.length) {
          const taken = units.splice(0, sizes.next().value)
          const part = [...new Set(taken)].map(place => ({
            place,
            units: taken.filter(each => each === place).length,
          }))
          const amounts = partAmounts(order, lines, ended, part, true)
          expect(amounts.lines.every(({ amount }) => amount >= 0)).toBe(true)
          back += amounts.total
          ended.push(...part)
        }
        expect(back).toBe(order.total)
      },
    ),
    { numRuns: 300 },
  )
})
