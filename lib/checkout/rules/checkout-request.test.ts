import {
  asCall,
  checkoutItself,
  checkoutPath,
  fixedFields,
  requestInForm,
  requestInQuery,
} from './checkout-request.ts'

const request = { buy: '7.2.M.', address: 'a-1', pay: 'ONLINE', coupon: 'DIWALI10' }

test('what a checkout is asked for is the same by its address and by its form', () => {
  const path = checkoutPath(request)
  expect(path).toBe('/checkout2?buy=7.2.M.&address=a-1&coupon=DIWALI10&pay=ONLINE')
  expect(requestInQuery(new URL(path, 'http://shop.example').searchParams)).toEqual(request)
  const form: Record<string, string> = {
    buy: '7.2.M.',
    addressid: 'a-1',
    paymentmode: 'ONLINE',
    coupan_Code: 'DIWALI10',
    other: 'x',
  }
  expect(requestInForm(name => form[name] ?? '')).toEqual(request)
})

test('the checkout itself keeps what it is about, and none of what is chosen in it', () => {
  expect(checkoutItself(request)).toBe('/checkout2?buy=7.2.M.&coupon=DIWALI10')
  expect(fixedFields(request)).toEqual({ buy: '7.2.M.', coupan_Code: 'DIWALI10' })
  const cart = requestInQuery(new URLSearchParams())
  expect([checkoutPath(cart), checkoutItself(cart), fixedFields(cart)]).toEqual([
    '/checkout2',
    '/checkout2',
    {},
  ])
})

test('a call is told what can be true, under its own names', () => {
  expect(asCall(request)).toEqual({ addressid: 'a-1', coupan_Code: 'DIWALI10', paymentmode: 'ONLINE' })
  expect(asCall({ buy: '', address: '<a>', pay: 'CHEQUE', coupon: 'a\nb' })).toEqual({})
  expect(checkoutPath({ address: '//evil.example', pay: 'CHEQUE' })).toBe('/checkout2')
})
