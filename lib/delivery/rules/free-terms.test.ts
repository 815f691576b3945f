import { missingInWords } from './delivery-charges.ts'
import { isFree, missingForFree } from './free-terms.ts'

test('delivery is free from the very amount on, and what is missing is told to the paisa before it', () => {
  const free = { freeAbove: 999 }
  expect([99_899, 99_900].map(subtotal => isFree(free, subtotal))).toEqual([false, true])
  expect([99_899, 99_900, 200_000].map(subtotal => missingForFree(free, subtotal))).toEqual([1, 0, 0])
  expect(missingInWords(free, 79_900)).toBe('₹200 more for free delivery')
  expect(missingInWords(free, 99_900)).toBe('')
})

test('without terms no delivery is free, and nothing is missing for one', () => {
  expect(isFree({}, 10_000_000)).toBe(false)
  expect(missingInWords({}, 0)).toBe('')
})
