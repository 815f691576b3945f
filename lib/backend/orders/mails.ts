import 'server-only'
import { fromPaise, rupees } from '../../checkout/money.ts'
import type { RefundReason } from '../../checkout/order-state.ts'
import type { Db } from '../db/pool.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Ordered } from './finish-order.ts'

type Told = { id: string; customer: string; total: number }

export async function mailPlaced(tx: Db, { id, customer, total }: Told, lines: readonly Ordered[]) {
  const to = await recipient(tx, customer)
  const items = lines.map(({ name, size, color, units }): [string, string] => [
    [name, size, color].filter(Boolean).join(', '),
    `× ${units}`,
  ])
  await queueMail(tx, {
    key: `order-placed:${id}`,
    to: to.email,
    template: 'orderPlaced',
    payload: { name: to.name, orderId: id, items, total: money(total) },
  })
}

export async function mailCancelled(tx: Db, { id, customer }: Told, refund: number) {
  const to = await recipient(tx, customer)
  await queueMail(tx, {
    key: `order-cancelled:${id}`,
    to: to.email,
    template: 'orderCancelled',
    payload: { name: to.name, orderId: id, refund: refund ? money(refund) : '' },
  })
}

export async function mailReturned(
  tx: Db,
  { id, customer }: Told,
  payment: { id: string; amount: number },
  why: RefundReason,
) {
  const to = await recipient(tx, customer)
  await queueMail(tx, {
    key: `payment-returned:${payment.id}`,
    to: to.email,
    template: 'paymentReturned',
    payload: { name: to.name, orderId: id, amount: money(payment.amount), why },
  })
}

export async function mailShipped(tx: Db, { id, customer }: Told, courier: string, number: string) {
  const to = await recipient(tx, customer)
  await queueMail(tx, {
    key: `order-shipped:${id}`,
    to: to.email,
    template: 'orderShipped',
    payload: { name: to.name, orderId: id, courier, number },
  })
}

const money = (paise: number) => rupees(fromPaise(paise))

const recipient = async (tx: Db, customer: string) => {
  const row = await tx.one<{ email: string; name: string }>(
    { name: 'order-recipient', text: 'select email, firstname as name from customers where id = $1' },
    [customer],
  )
  if (!row) throw new Error('An order without a customer.')
  return row
}
