import { changeWords, saleEndWords, saleWords } from './sale-words.ts'

test.each([
  [{}, 'Sale price'],
  [{ until: '2026-11-25T12:30:00.000Z' }, 'Sale price until 25 Nov 2026, 6:00 pm'],
  [{ until: '2026-11-25T12:30:05.000Z' }, 'Sale price until 25 Nov 2026, 6:00:05 pm'],
  [{ until: '2026-11-25T18:30:00.000Z' }, 'Sale price until the end of 25 Nov 2026'],
])('%j is said as %s', (sale, words) => {
  expect(saleEndWords(sale)).toBe(words)
})

test('what was asked before is said as the lowest price of its time', () => {
  expect(saleWords({ was: 1499 })).toBe('Sale price. Lowest price in the 30 days before: ₹1,499')
})

test('a price that has changed is told with its moment in India', () => {
  expect(changeWords({ price: 300, until: '2026-11-22T20:31:00.000Z' })).toBe(
    'The price has changed: it was ₹300 until 23 Nov 2026, 2:01 am.',
  )
})
