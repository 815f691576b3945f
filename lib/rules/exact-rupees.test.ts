import { exactRupees } from './exact-rupees.ts'

test.each([
  [80_000, '₹800'],
  [14_930, '₹149.30'],
  [1_23_45_605, '₹1,23,456.05'],
  [0, '₹0'],
])('%i paise are %s', (paise, text) => {
  expect(exactRupees(paise)).toBe(text)
})
