import 'server-only'
import type { PartKind, ReturnStep } from '#lib/returns/rules/return-state.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import type { Db } from '../db/pool.ts'
import { queueMessage, queueSellerMail } from '../mail/queue-mail.ts'
import type { ReturnNews, SellerNews } from '../mail/templates/return-news.ts'
import { customerOfOrder } from '../orders/customer.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { EndedPart } from './end-part.ts'

// What the mails say beyond this is read when they are sent.

/** To the seller, who decides; and to the customer, who has the number in writing. */
export async function mailReturnAsked(tx: Db, order: OrderRow, number: string) {
  await tellSeller(tx, order, number, { what: 'asked', number })
  await tellCustomer(tx, order, number, { what: 'asked', number })
}

export const mailReturnStep = (tx: Db, order: OrderRow, number: string, step: ReturnStep) =>
  tellCustomer(tx, order, `${number}:${step}`, { what: step, number })

export const mailWithdrawn = (tx: Db, order: OrderRow, number: string) =>
  tellSeller(tx, order, `${number}:withdrawn`, { what: 'withdrawn', number })

export const mailExchanged = (tx: Db, order: OrderRow, number: string) =>
  tellCustomer(tx, order, `${number}:exchanged`, { what: 'exchanged', number })

type Refund = {
  occasion: string
  kind: PartKind
  part: Pick<EndedPart, 'total' | 'refund'>
  number?: string
  why?: string
}

export const mailPartRefund = (
  tx: Db,
  order: OrderRow,
  { occasion, kind, part, why, number = kind === 'returned' ? occasion : '' }: Refund,
) =>
  tellCustomer(tx, order, `${occasion}:part`, {
    what: kind,
    number,
    amount: part.total > 0 && part.refund !== 'none' ? exactRupees(part.total) : '',
    way: part.refund,
    ...(why && { why }),
  })

/** `way`: in which it should have gone back. */
type Paid = { refund: number; amount: number; utr: string; way?: 'online' | 'by-hand' }

export const mailPaidByHand = (tx: Db, order: OrderRow, { refund, amount, utr, way = 'by-hand' }: Paid) =>
  tellCustomer(tx, order, `part-refund:${refund}`, {
    what: 'paid',
    number: '',
    amount: exactRupees(amount),
    utr,
    way,
  })

type Target = { upi: string; before: string; key: string }

/** To both sides, since the one who did not make the change must learn of it. */
export async function mailTargetChanged(tx: Db, order: OrderRow, { upi, before, key }: Target) {
  await tellSeller(tx, order, `target:${key}`, { what: 'target', number: '', upi, before })
  await tellCustomer(tx, order, `target:${key}`, { what: 'target', number: '', upi, before })
}

async function tellCustomer(
  tx: Db,
  order: OrderRow,
  key: string,
  news: Omit<ReturnNews, 'name' | 'orderId'>,
) {
  const customer = await customerOfOrder(tx, order.customer_id)
  await queueMessage(tx, {
    key: `return-news:${key}`,
    to: customer,
    template: 'returnNews',
    payload: { name: customer.name, orderId: order.id, ...news },
  })
}

const tellSeller = (tx: Db, order: OrderRow, key: string, news: Omit<SellerNews, 'orderId'>) =>
  queueSellerMail(tx, {
    key: `return-news-for-seller:${key}`,
    template: 'returnNewsForSeller',
    payload: { orderId: order.id, ...news },
  })
