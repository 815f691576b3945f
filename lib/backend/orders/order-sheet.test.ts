import { orderSheet } from './order-sheet.ts'
import type { WholeOrder } from './whole-order.ts'

const order = (over: Partial<WholeOrder> = {}): WholeOrder => ({
  id: '7K3M-9QXT-2BHD-4VRA',
  customer_id: 'c',
  mode: 'COD',
  status: 'shipped',
  subtotal: 80_000,
  delivery: 8_000,
  discount: 0,
  total: 88_000,
  address: {
    id: '1',
    firstname: 'Asha',
    lastname: 'Verma',
    emailid: 'asha@example.in',
    mobileno: '9876543210',
    pincode: '451224',
    address1: '14 Ghat Road',
    address2: 'Maheshwar',
    city: 'Khargone',
    district: '',
    STATENAME: 'Madhya Pradesh',
  },
  keep_cart: false,
  placed_at: new Date('2026-11-21T20:00:00Z'),
  hold_until: null,
  unheld: false,
  gateway_order_id: null,
  gateway: null,
  courier: '',
  tracking_number: '',
  cancel_comment: '',
  paid_by: null,
  lines: [],
  events: [],
  refunds: [],
  ...over,
})
const row = (over: Partial<WholeOrder>, wanted: string) =>
  orderSheet(order(over)).find(([name]) => name === wanted)?.[1]

test.each<[string, Partial<WholeOrder>, string]>([
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
