import { orderOf } from '#lib/backend/orders/order-of.ts'
import { testOrder } from '#lib/backend/orders/test-order.ts'
import { withoutPerson } from './without-person.ts'

test('who only holds the link of an order sees the first name and the town, and nothing else of the person', () => {
  const order = orderOf(
    testOrder({
      courier: 'DTDC',
      tracking_number: 'D123',
      events: [{ kind: 'shipped', at: '2026-11-21T20:00:00.000Z', note: 'DTDC D123' }],
      refunds: [{ amount: 100, state: 'done', by_hand: '', last_error: '' }],
    }),
  )
  const seen = JSON.stringify(
    withoutPerson({ ...order, address: { ...order.address, firstname: 'Asha Devi' } }),
  )
  for (const shown of ['"Asha"', 'Khargone', 'Stole', order.CoOrderID, 'shipped'])
    expect(seen).toContain(shown)
  for (const hidden of [
    'Devi',
    'Verma',
    'Ghat',
    'Maheshwar',
    '451224',
    '9876543210',
    'asha@',
    'D123',
    'DTDC',
  ])
    expect(seen).not.toContain(hidden)
  expect(withoutPerson(order)).toMatchObject({ refund: null, cancellable: false, payable: false })
})
