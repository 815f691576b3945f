import 'server-only'
import { randomUUID } from 'node:crypto'
import { db } from '../db/pool.ts'
import { stepOrder } from '../orders/step-order.ts'
import { type Buyer, order } from '../orders/test-orders.ts'
import { type AskedReturn, askReturn } from './ask-return.ts'

export const deliver = async (id: string) => {
  await stepOrder(id, 'packed')
  await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM1' })
  await stepOrder(id, 'delivered')
  return id
}

/** For tests: an order that is paid at the door and delivered. */
export const delivered = async (buyer: Buyer, lines: Parameters<typeof order>[2]) =>
  deliver((await order(buyer, 'COD', lines)).coorderid)

export const ask = (buyer: Buyer, orderId: string, more: Partial<AskedReturn> = {}) =>
  askReturn(
    {
      orderId,
      lines: [{ place: 0, units: 1 }],
      wish: 'money',
      reason: 'unwanted',
      comment: '',
      upi: '',
      pictures: [],
      formKey: randomUUID(),
      ...more,
    },
    buyer,
  )

export const returnedAgo = (id: string, days: number) =>
  db.run(`update order_events set at = now() - $2 * interval '1 day' where order_id = $1`, [id, days])

export const setReturnTerms = (terms: object) =>
  db.run(
    `insert into shop (details, more) values ('{"name":"Haat"}', jsonb_build_object('returns', $1::jsonb))
     on conflict ("only") do update set more = excluded.more`,
    [JSON.stringify(terms)],
  )

export const partRefundsOf = (orderId: string) =>
  db.query<{ amount: number; state: string; utr: string }>(
    'select amount, state, utr from part_refunds where order_id = $1 order by id',
    [orderId],
  )
