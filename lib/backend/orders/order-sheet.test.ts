import type { OrderDetails } from './order-details.ts'
import { orderSheet } from './order-sheet.ts'
import { testOrder } from './test-order.ts'

const row = (over: Partial<OrderDetails>, wanted: string) =>
  orderSheet(testOrder({ status: 'shipped', ...over })).find(([name]) => name === wanted)?.[1]

test.each<[string, Partial<OrderDetails>, string]>([
  ['to be paid at the door', {}, '₹880 at the door'],
  ['delivered and paid at the door', { status: 'delivered' }, '₹880, at the door when it was delivered'],
  ['paid online', { mode: 'ONLINE' }, 'nothing: it is paid'],
  ['not paid yet', { mode: 'ONLINE', status: 'awaiting' }, 'do not send it yet'],
  ['cancelled', { status: 'cancelled' }, 'nothing: it is not to be sent'],
  ['never paid', { mode: 'ONLINE', status: 'expired' }, 'nothing: it is not to be sent'],
])('what is to be collected for an order %s', (_, over, words) => {
  expect(row(over, 'Collect')).toContain(words)
})

test('a customer’s own words on cancelling and what goes back are told, and what is not there leaves no row', () => {
  expect(row({ cancel_comment: 'I pressed too fast.' }, 'Comment')).toBe('I pressed too fast.')
  expect(row({ refunds: [{ amount: 88_000, state: 'due', by_hand: '', last_error: '' }] }, 'Refund')).toBe(
    '₹880, due',
  )
  for (const name of ['Comment', 'Refund']) expect(row({}, name)).toBeUndefined()
  expect(row({}, 'Courier')).toBe('none yet')
})
