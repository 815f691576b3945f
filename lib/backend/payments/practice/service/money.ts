import 'server-only'
import type { Db } from '../../../db/pool.ts'
import { transaction } from '../../../db/transaction.ts'
import { noteEvent } from './events.ts'
import {
  newId,
  type Order,
  orderById,
  type Payment,
  paymentById,
  paymentsOf,
  type Refund,
  refundsOf,
} from './ledger.ts'
import { orderEntity, paymentEntity, Refused, refundEntity } from './protocol.ts'

export async function createOrder(input: { amount?: unknown; currency?: unknown; receipt?: unknown }) {
  const { amount, currency, receipt = null } = input
  if (!Number.isSafeInteger(amount) || (amount as number) < 100)
    throw new Refused(400, 'Order amount less than minimum amount allowed')
  if (currency !== 'INR') throw new Refused(400, 'Currency is not supported')
  if (receipt !== null && (typeof receipt !== 'string' || receipt.length > 40))
    throw new Refused(400, 'The receipt may not be greater than 40 characters.')
  const id = newId('order')
  return transaction(async tx => {
    await tx.run('insert into practice.orders (id, amount, currency, receipt) values ($1, $2, $3, $4)', [
      id,
      amount,
      currency,
      receipt,
    ])
    return orderEntity((await orderById(id, tx)) as Order, [])
  })
}

export type Attempt = {
  orderId: string
  status: 'authorized' | 'captured' | 'failed'
  /** Other than the order's amount: only tests pay a wrong one. */
  amount?: number
  currency?: string
  /** A second payment of a paid order: only tests make one. */
  evenIfPaid?: boolean
}

/** A payment, or a failed attempt. */
export const pay = ({ orderId, status, amount, currency, evenIfPaid }: Attempt) =>
  transaction(async tx => {
    const order = await lockedOrder(tx, orderId)
    const before = await paymentsOf(orderId, tx)
    if (!evenIfPaid && before.some(payment => payment.status === 'captured'))
      throw new Refused(400, 'Payment already done for this order.')
    const id = newId('pay')
    await tx.run(
      'insert into practice.payments (id, order_id, amount, currency, status) values ($1, $2, $3, $4, $5)',
      [id, orderId, amount ?? order.amount, currency ?? order.currency, status],
    )
    const payment = (await paymentById(id, tx)) as Payment
    await tellOfPayment(tx, order, payment)
    return payment
  })

export const capture = (paymentId: string, amount: unknown) =>
  transaction(async tx => {
    const found = await paymentById(paymentId, tx)
    if (!found) throw unknownId()
    const order = await lockedOrder(tx, found.order_id)
    const payment = (await paymentById(paymentId, tx)) as Payment
    if (payment.status !== 'authorized') throw new Refused(400, 'This payment has already been captured')
    if (amount !== payment.amount)
      throw new Refused(400, 'Capture amount must be equal to the amount authorized')
    await tx.run(`update practice.payments set status = 'captured' where id = $1`, [paymentId])
    const captured = { ...payment, status: 'captured' as const }
    await tellOfPayment(tx, order, captured)
    return paymentEntity(captured)
  })

export const refund = (paymentId: string, input: { amount?: unknown }, key: string | null) =>
  transaction(async tx => {
    const found = await paymentById(paymentId, tx)
    if (!found) throw unknownId()
    await lockedOrder(tx, found.order_id)
    const payment = (await paymentById(paymentId, tx)) as Payment
    const amount = input.amount ?? payment.amount
    const made = (await refundsOf(paymentId, tx)).find(other => key !== null && other.key === key)
    if (made) {
      if (made.amount !== amount)
        throw new Refused(400, 'Different request with the same idempotency key has already been processed.')
      return refundEntity(made)
    }
    if (payment.status === 'refunded') throw new Refused(400, 'The payment has been fully refunded already')
    if (payment.status !== 'captured') throw new Refused(400, 'The payment has not been captured')
    if (!Number.isSafeInteger(amount) || (amount as number) < 100)
      throw new Refused(400, 'The amount must be atleast INR 1.00')
    const before = (await refundsOf(paymentId, tx)).reduce((sum, other) => sum + other.amount, 0)
    const left = payment.amount - before - (amount as number)
    if (left < 0) throw new Refused(400, 'The total refund amount is greater than the refund payment amount')
    const id = newId('rfnd')
    await tx.run('insert into practice.refunds (id, payment_id, amount, key) values ($1, $2, $3, $4)', [
      id,
      paymentId,
      amount,
      key,
    ])
    const status = left === 0 ? 'refunded' : payment.status
    await tx.run('update practice.payments set status = $2 where id = $1', [paymentId, status])
    const row = (await refundsOf(paymentId, tx)).find(made => made.id === id)
    const entity = refundEntity(row as Refund)
    await noteEvent(tx, 'refund.processed', {
      refund: entity,
      payment: paymentEntity({ ...payment, status }, payment.amount - left),
    })
    return entity
  })

async function lockedOrder(tx: Db, id: string) {
  const order = await tx.one<Order>('select * from practice.orders where id = $1 for update', [id])
  if (!order) throw unknownId()
  return order
}

async function tellOfPayment(tx: Db, order: Order, payment: Payment) {
  const entity = paymentEntity(payment)
  await noteEvent(tx, `payment.${payment.status}`, { payment: entity })
  if (payment.status !== 'captured') return
  await noteEvent(tx, 'order.paid', {
    payment: entity,
    order: orderEntity(order, await paymentsOf(order.id, tx)),
  })
}

const unknownId = () => new Refused(400, 'The id provided does not exist')
