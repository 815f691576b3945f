import 'server-only'
import { randomUUID } from 'node:crypto'
import type { RefundReason } from '#lib/checkout/rules/judge-payment.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import type { Db } from '../db/pool.ts'
import { queueMessage, queueMessageAndSellerMail, queueSellerMail } from '../mail/queue-mail.ts'
import type { Customer } from './customer.ts'

type MailedOrder = { id: string; customer: Customer; total: number }

/** To the customer, and to the seller. What the order is, the mail reads when it is sent. */
export async function mailNewOrder(tx: Db, { id, customer }: Pick<MailedOrder, 'id' | 'customer'>) {
  const told = { key: `order-came:${id}`, payload: { customer: customer.name, orderId: id } }
  const tells = { key: `order-placed:${id}`, payload: { name: customer.name, orderId: id } }
  await queueMessageAndSellerMail(
    tx,
    { to: customer, template: 'orderPlaced', ...tells },
    { template: 'orderCame', ...told },
  )
}

/** To the seller, of an order that they were told of. */
export const mailCancelledToSeller = (
  tx: Db,
  { id, customer }: MailedOrder,
  refund: number,
  reason: string,
) =>
  queueSellerMail(tx, {
    key: `order-gone:${id}`,
    template: 'orderGone',
    payload: { customer: customer.name, orderId: id, reason, refund: refund ? money(refund) : '' },
  })

/** `reason` is the shop's, where it is not the customer who cancelled. */
export async function mailCancelled(tx: Db, { id, customer }: MailedOrder, refund: number, reason?: string) {
  await queueMessage(tx, {
    key: `order-cancelled:${id}`,
    to: customer,
    template: 'orderCancelled',
    payload: { name: customer.name, orderId: id, refund: refund ? money(refund) : '', reason },
  })
}

export async function mailRefundQueued(
  tx: Db,
  { id, customer }: MailedOrder,
  payment: { id: string; amount: number },
  why: RefundReason,
) {
  await queueMessage(tx, {
    key: `payment-returned:${payment.id}`,
    to: customer,
    template: 'paymentReturned',
    payload: { name: customer.name, orderId: id, amount: money(payment.amount), why },
  })
}

/** To a phone alone: nobody needs a letter of what they hold in their hands. */
export const tellDelivered = (tx: Db, { id, customer }: MailedOrder) =>
  queueMessage(tx, {
    key: `order-delivered:${id}`,
    to: customer,
    template: 'orderDelivered',
    payload: { orderId: id },
  })

export const mailShipped = (tx: Db, order: MailedOrder, parcel: Waybill) =>
  mailParcel(tx, `order-shipped:${order.id}`, order, parcel)

/** Whether its customer was told of a parcel. */
export const wasToldOfParcel = async (tx: Db, id: string) =>
  (await tx.one('select 1 from outbox where key = any($1)', [
    [`order-shipped:${id}`, `order-shipped:${id}:phone`],
  ])) !== undefined

/** One mail for each correction. The correction has locked the order, so there are no two at once. */
export const mailParcelCorrected = (tx: Db, order: MailedOrder, parcel: Waybill) =>
  mailParcel(tx, `order-shipped:${order.id}:${randomUUID()}`, order, { ...parcel, corrected: true })

type Waybill = { courier: string; number: string }

async function mailParcel(
  tx: Db,
  key: string,
  { id, customer }: MailedOrder,
  parcel: Waybill & { corrected?: boolean },
) {
  await queueMessage(tx, {
    key,
    to: customer,
    template: 'orderShipped',
    payload: { name: customer.name, orderId: id, ...parcel },
  })
}

/** Once a correction, like that of a parcel. */
export const mailAddressCorrected = (tx: Db, { id, customer }: MailedOrder) =>
  queueMessage(tx, {
    key: `address-corrected:${id}:${randomUUID()}`,
    to: customer,
    template: 'addressCorrected',
    payload: { name: customer.name, orderId: id },
  })

const money = (paise: number) => rupee(fromPaise(paise))
