import { centimetresOf, foreignCurrency, gramsOf, momentOf, paiseOf, piecesOf } from './numbers.ts'

test.each([
  ['1499.00', 149900],
  ['1,499.00', 149900],
  ['1.499,00', 149900],
  ['1,49,900', 14990000],
  ['12,5', 1250],
  ['1499', 149900],
  ['₹ 1,499/-', 149900],
  ['49.00 INR', 4900],
  ['1 499,00 €', 149900],
  ['1.499.000', 149900000],
  ['', undefined],
  ['free', undefined],
  ['Rs. 1,499.00 only', 149900],
  ['MRP: ₹ 45', 4500],
  ['499 रुपये', 49900],
  ['49,00 kr', 4900],
  ['Garlic oil, 60 capsules of 500 mg', undefined],
  ['टमाटर 1 किलो', undefined],
  [`1${' '.repeat(100_000)}pieces`, undefined],
  ['-5', undefined],
  ['99999999999', undefined],
])('%s is %s paise', (text, paise) => expect(paiseOf(text)).toBe(paise))

test('a currency other than the rupee is told', () => {
  expect(['10 USD', '$10', '10 INR', '₹10', '10'].map(foreignCurrency)).toEqual(['USD', '$', '', '', ''])
})

test('a box is measured in whole centimetres, upward', () => {
  expect([
    centimetresOf('30', 'cm'),
    centimetresOf('12.2', 'in'),
    centimetresOf('1,01', 'm'),
    centimetresOf('201', 'mm'),
  ]).toEqual([30, 31, 101, 21])
  expect(['0', '', 'x', '301'].map(text => centimetresOf(text, 'cm'))).toEqual(Array(4).fill(undefined))
})

test('pieces, weights and moments are read, and what is none of them is none', () => {
  expect(['3', '-2', '4.0', 'many', ''].map(piecesOf)).toEqual([3, -2, 4, undefined, undefined])
  expect([gramsOf('.5', 'lbs'), gramsOf('1,5', 'kg'), gramsOf('0.0', 'g'), gramsOf('x', 'g')]).toEqual([
    227,
    1500,
    undefined,
    undefined,
  ])
  expect(
    ['2026-01-31', '2030-01-01 0:00:00', '2026-01-01T10:30+0530', 'soon', '2026-13-45'].map(momentOf),
  ).toEqual([...['2026-01-31', '2030-01-01T00:00:00', '2026-01-01T10:30:00+05:30', undefined, undefined]])
})
