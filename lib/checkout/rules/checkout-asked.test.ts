import {
  asCall,
  askedInForm,
  askedInQuery,
  checkoutItself,
  checkoutPath,
  fixedFields,
} from './checkout-asked.ts'

const asked = { buy: '7.2.M.', address: 'a-1', pay: 'ONLINE' }

test('what a checkout is asked for is the same by its address and by its form', () => {
  const path = checkoutPath(asked)
  expect(path).toBe('/checkout2?buy=7.2.M.&address=a-1&pay=ONLINE')
  expect(askedInQuery(new URL(path, 'http://shop.example').searchParams)).toEqual(asked)
  const form: Record<string, string> = { buy: '7.2.M.', addressid: 'a-1', paymentmode: 'ONLINE', other: 'x' }
  expect(askedInForm(name => form[name] ?? '')).toEqual(asked)
})

test('the checkout itself keeps what it is about, and none of what is chosen in it', () => {
  expect(checkoutItself(asked)).toBe('/checkout2?buy=7.2.M.')
  expect(fixedFields(asked)).toEqual({ buy: '7.2.M.' })
  const cart = askedInQuery(new URLSearchParams())
  expect([checkoutPath(cart), checkoutItself(cart), fixedFields(cart)]).toEqual([
    '/checkout2',
    '/checkout2',
    {},
  ])
})

test('a call is told what can be true, under its own names', () => {
  expect(asCall(asked)).toEqual({ addressid: 'a-1', paymentmode: 'ONLINE' })
  expect(asCall({ buy: '', address: '<a>', pay: 'CHEQUE' })).toEqual({})
  expect(checkoutPath({ address: '//evil.example', pay: 'CHEQUE' })).toBe('/checkout2')
})
