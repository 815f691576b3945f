import { createHmac, randomUUID } from 'node:crypto'
import { order } from '../order.mjs'
import { addPeople } from '../people.mjs'

/**
 * An order is paid at the practice provider; the page's confirmation, the provider's return and its webhook come at once, each twice
 * and at different copies: paid once, told once.
 */
export async function payments({ databases, shelf, visitors, secrets }) {
  const [person] = await addPeople(databases, 1)
  const of = n => visitors[n % visitors.length]
  const placed = await order(of(0), person, {
    product: shelf.plenty[1].id,
    key: randomUUID(),
    mode: 'ONLINE',
  })
  if (!placed.gateway) return [`no payment was opened: ${placed.status} ${placed.message}`]
  const paid = await of(1).form('/practice-pay/v1/checkout/pay', {
    key_id: placed.gateway.key,
    order_id: placed.gateway.id,
    outcome: 'success',
  })
  if (paid.status !== 200) return [`the practice provider answered ${paid.status} ${paid.text.slice(0, 200)}`]
  const signed = JSON.parse(paid.text)
  const event = JSON.stringify({
    entity: 'event',
    event: 'payment.captured',
    payload: {
      payment: {
        entity: {
          id: signed.razorpay_payment_id,
          order_id: signed.razorpay_order_id,
          amount: placed.gateway.amount,
          currency: 'INR',
          status: 'captured',
        },
      },
    },
  })
  const webhook = n =>
    of(n).json('/webhook', JSON.parse(event), {
      'x-razorpay-signature': createHmac('sha256', secrets['practice-webhook']).update(event).digest('hex'),
      'x-razorpay-event-id': `evt_${signed.razorpay_payment_id}`,
    })
  const headers = { authorization: `Bearer ${person.token}` }
  const answers = await Promise.all([
    of(0).json('/api/order_final', signed, headers),
    of(1).json('/api/order_final', signed, headers),
    of(2).form('/payment-callback', signed),
    of(0).form('/payment-callback', signed),
    webhook(1),
    webhook(2),
  ])
  const wrong = answers.filter(({ status }) => status >= 400)
  const [row] = await databases.ask(
    `select status, (select count(*) from payments p where p.order_id = o.id and p.outcome = 'paid')::int as paid,
            (select count(*) from outbox m where m.key = 'order-placed:' || o.id)::int as told
       from orders o where id = $1`,
    [placed.id],
  )
  return [
    ...wrong.map(({ status, text }) => `an answer was ${status} ${text.slice(0, 200)}`),
    ...(row?.status === 'placed' && row.paid === 1 && row.told === 1
      ? []
      : [`the order is ${JSON.stringify(row)}`]),
  ]
}
