import { MOBILE_PATTERN, mobileNumber, typedMobile } from './mobile-number.ts'

test.each([
  '9876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+9109876543210',
  '+91 (0) 98765 43210',
  '919876543210',
  '00919876543210',
  '09876543210',
  '0 98765-43210',
  '९८७६५४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '\u202a+91 98765 43210\u202c',
])('%j is a valid number', text => {
  expect(mobileNumber(text)).toBe('9876543210')
  expect(typedMobile(text)).toBe('9876543210')
  expect(text).toMatch(new RegExp(`^(?:${MOBILE_PATTERN})$`, 'v'))
})

test.each([
  ['9198765432', '9198765432'],
  ['0987654321', '0987654321'],
  ['0000000012', '0000000012'],
  ['', ''],
  ['9876', '9876'],
  ['+91 98765 4321', '91987654321'],
  ['+91 98765 432105', '9198765432105'],
  ['98765432100', '98765432100'],
  ['00919876543', '00919876543'],
  ['+1 212 555 0100', '12125550100'],
])('%j is not changed into another number', (text, digits) => {
  expect(mobileNumber(text)).toBe(digits)
})

const byHand = (text: string) => [...text].reduce((digits, key) => typedMobile(digits + key), '')

test.each([
  ['9198765432', '9198765432'],
  ['98a76-54321099', '9876543210'],
  ['+919876543210', '9876543210'],
  ['00919876543210', '9876543210'],
  ['09876543210', '9876543210'],
])('%s typed by hand is %s in the end', (typed, digits) => {
  expect(byHand(typed)).toBe(digits)
})

test('nothing jumps while ten digits are typed', () => {
  for (const number of ['9198765432', '9876543210', '0987654321'])
    for (let n = 1; n <= 10; n++) expect(byHand(number.slice(0, n))).toBe(number.slice(0, n))
})
