import { newPrice } from './new-price.ts'

test.each([
  [49900, 10, 'none', 54890],
  [49900, 10, 'rupee', 54900],
  [49900, 10, 'five', 55000],
  [49900, 10, 'nine', 54900],
  [54400, 0.5, 'nine', 54900],
  [99, -50, 'none', 100],
  [100, -90, 'rupee', 100],
  [333, 33.333, 'none', 444],
  [10000, -12.5, 'rupee', 8800],
] as const)('%i paise by %f percent, rounded to %s, are %i', (paise, percent, rounding, expected) => {
  expect(newPrice(paise, percent, rounding)).toBe(expected)
})
