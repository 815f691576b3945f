import { maskedUpi, upiId } from './upi-id.ts'
import { utrNumber } from './utr-number.ts'

test.each([
  ['asha@okaxis', 'asha@okaxis'],
  [' Asha.Verma-9@YBL ', 'asha.verma-9@ybl'],
  ['9876543210@paytm', '9876543210@paytm'],
  ['9876543210', undefined],
  ['asha@gmail.com', undefined],
  ['@okaxis', undefined],
  ['a@okaxis', undefined],
  ['asha@', undefined],
  ['<b>@okaxis', undefined],
  ['', undefined],
])('the UPI id "%s" is read as %s', (typed, upi) => {
  expect(upiId(typed)).toBe(upi)
})

test('a UPI id is shown with its middle left out', () => {
  expect(maskedUpi('asha.verma@okaxis')).toBe('as…@okaxis')
})

test.each([
  ['4326 1180 9921', '432611809921'],
  ['sbin526326000123', 'SBIN526326000123'],
  ['UTIBR52026112300123456', 'UTIBR52026112300123456'],
  ['12345678901', undefined],
  ['paid', undefined],
  ['PAIDBYHANDTODAYOK', undefined],
])('the payment number "%s" is read as %s', (typed, utr) => {
  expect(utrNumber(typed)).toBe(utr)
})
