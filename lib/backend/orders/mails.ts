import 'server-only'
import { rupee } from '../../catalogue/price.ts'
import { fromPaise } from '../../checkout/money.ts'
import type { RefundReason } from '../../checkout/order-state.ts'
import type { Db } from '../db/pool.ts'
import { queueMail, queueSellerMail } from '../mail/queue-mail.ts'
import type { Customer } from './customer.ts'
import type { Ordered } from './finish-order.ts'

type Told = { id: string; customer: Customer; total: number }

/** To the customer, and to the seller. */
export async function mailPlaced(
  tx: Db,
  { id, customer, total, paid }: Told & { paid: boolean },
  lines: readonly Ordered[],
) {
  const items = lines.map(({ name, size, color, units }): [string, string] => [
    [name, size, color].filter(Boolean).join(', '),
    `× ${units}`,
  ])
  await queueSellerMail(tx, {
    key: `order-came:${id}`,
    template: 'orderCame',
    payload: { customer: customer.name, orderId: id, items, total: money(total), paid },
  })
  await queueMail(tx, {
    key: `order-placed:${id}`,
    to: customer.email,
    template: 'orderPlaced',
    payload: { name: customer.name, orderId: id, items, total: money(total) },
  })
}

export async function mailCancelled(tx: Db, { id, customer }: Told, refund: number) {
  await queueMail(tx, {
    key: `order-cancelled:${id}`,
    to: customer.email,
    template: 'orderCancelled',
    payload: { name: customer.name, orderId: id, refund: refund ? money(refund) : '' },
  })
}

export async function mailReturned(
  tx: Db,
  { id, customer }: Told,
  payment: { id: string; amount: number },
  why: RefundReason,
) {
  await queueMail(tx, {
    key: `payment-returned:${payment.id}`,
    to: customer.email,
    template: 'paymentReturned',
    payload: { name: customer.name, orderId: id, amount: money(payment.amount), why },
  })
}

export async function mailShipped(tx: Db, { id, customer }: Told, courier: string, number: string) {
  await queueMail(tx, {
    key: `order-shipped:${id}`,
    to: customer.email,
    template: 'orderShipped',
    payload: { name: customer.name, orderId: id, courier, number },
  })
}

const money = (paise: number) => rupee(fromPaise(paise))
