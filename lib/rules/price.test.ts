import { percentOff, rupee } from './price.ts'

test.each([
  [0, '₹0'],
  [149, '₹149'],
  [2199.5, '₹2,200'],
  [124_999, '₹1,24,999'],
])('%s rupees are shown as %s', (amount, shown) => {
  expect(rupee(amount)).toBe(shown)
})

test.each([
  [3450, 2899, 16],
  [100, 100, 0],
  [100, 120, 0],
  [0, 0, 0],
  [1000, 999, 0],
])('from %s to %s is %s percent off', (original, discount, percent) => {
  expect(percentOff(original, discount)).toBe(percent)
})
