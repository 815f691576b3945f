import { billNumber, financialYear, seriesOf } from './bill-numbers.ts'

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2026-12-31', '26-27'],
  ['2027-01-01', '26-27'],
  ['2099-04-01', '99-00'],
])('%s lies in the financial year %s', (day, year) => {
  expect(financialYear(day)).toBe(year)
})

test('Law 20: a number has at most 16 signs of those that GST allows', () => {
  expect(billNumber(seriesOf('NH', 'tax-invoice'), '26-27', 123)).toBe('NH/26-27/000123')
  expect(billNumber(seriesOf('NH', 'credit-note'), '26-27', 123)).toBe('NHC/26-27/000123')
  expect(billNumber(seriesOf(undefined, 'bill'), '26-27', 1)).toBe('AP/26-27/000001')
  expect(billNumber(seriesOf('HOUSE', 'credit-note'), '26-27', 7)).toBe('HOUSEC/26-27/007')
})

test('a series that has no number left is told, not cut', () => {
  expect(billNumber('HOUSEC', '26-27', 999)).toBe('HOUSEC/26-27/999')
  expect(billNumber('HOUSEC', '26-27', 1000)).toBeUndefined()
})
