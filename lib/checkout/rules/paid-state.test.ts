import type { OrderEvent } from '#lib/contract/orders-schemas.ts'
import { paidTooLate, paymentReturned } from '#messages/checkout.ts'
import { STATUS_NAMES as names } from './order-state.ts'
import { isPaidFor, mayYetBePaid, moneyBack } from './paid-state.ts'

const paid: OrderEvent = { kind: 'paid', at: '', note: '' }
const order = (status: string, more: object = {}) => ({
  CoPaymentMode: 'ONLINE',
  CoOrderStatus: status,
  payable: status === names.awaiting,
  refund: null,
  events: [],
  ...more,
})
const back = { amount: 100, state: 'On its way' }

test('paid is what the order itself has heard of', () => {
  for (const status of [names.placed, names.packed, names.shipped, names.delivered])
    expect(isPaidFor(order(status, { events: [paid] }))).toBe(true)
  expect(isPaidFor(order(names.awaiting))).toBe(false)
  expect(isPaidFor(order(names.cancelled, { events: [paid] }))).toBe(false)
  expect(isPaidFor(order(names.expired, { events: [paid] }))).toBe(false)
  expect(isPaidFor(order(names.placed, { CoPaymentMode: 'COD' }))).toBe(false)
})

test('money that came and buys nothing is told before anybody is led on', () => {
  const twice = order(names.placed, { events: [paid], refund: back })
  expect([isPaidFor(twice), moneyBack(twice)]).toEqual([false, paymentReturned])
  expect(moneyBack(order(names.expired, { refund: back }))).toBe(paidTooLate)
  expect(moneyBack(order(names.cancelled, { refund: back }))).toBeUndefined()
  expect(moneyBack(order(names.expired))).toBeUndefined()
})

test('a payment may still come for what waits for one, and for what waited too long', () => {
  expect([names.awaiting, names.expired].map(status => mayYetBePaid(order(status)))).toEqual([true, true])
  expect([names.placed, names.cancelled].map(status => mayYetBePaid(order(status)))).toEqual([false, false])
  expect(mayYetBePaid(order(names.placed, { CoPaymentMode: 'COD' }))).toBe(false)
})
