import fc from 'fast-check'
import { lineShares } from './line-shares.ts'
import { spread } from './spread.ts'

test('delivery is spread by value, and what is taken off, off goods and delivery alike', () => {
  expect(lineShares({ lines: [1000_00, 500_00], delivery: 150_00, reduction: 165_00 })).toEqual([
    { reduction: 100_00, delivery: 90_00 },
    { reduction: 50_00, delivery: 45_00 },
  ])
})

test('lines that cost nothing leave the delivery to the first', () => {
  expect(lineShares({ lines: [0, 0], delivery: 49_00, reduction: 0 })).toEqual([
    { reduction: 0, delivery: 49_00 },
    { reduction: 0, delivery: 0 },
  ])
})

test('shares add up to the paisa, and no line is reduced by more than it costs', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 90 }),
      (lines, delivery, percent) => {
        const whole = lines.reduce((sum, line) => sum + line, delivery)
        const reduction = Math.round((whole * percent) / 100)
        const shares = lineShares({ lines, delivery, reduction })
        const charged = shares.reduce(
          (sum, share, place) => sum + (lines[place] ?? 0) - share.reduction + share.delivery,
          0,
        )
        expect(charged).toBe(whole - reduction)
        shares.forEach((share, place) => {
          expect(share.reduction).toBeLessThanOrEqual(lines[place] ?? 0)
          expect(share.delivery).toBeGreaterThanOrEqual(0)
        })
      },
    ),
  )
})

test('amounts above what a number times a number holds are spread exactly', () => {
  expect(spread(9_999_999_999_999, [9_999_999_999_999, 1])).toEqual([9_999_999_999_998, 1])
})
