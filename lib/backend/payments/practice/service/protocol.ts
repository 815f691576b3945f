import 'server-only'
import type { Order, Payment, Refund } from './ledger.ts'

// The provider's JSON formats (its API documents, v1).

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

export const orderEntity = (order: Order, payments: readonly Payment[]) => {
  const paid = payments
    .filter(payment => payment.status === 'captured' || payment.status === 'refunded')
    .reduce((sum, payment) => sum + payment.amount, 0)
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid,
    amount_due: Math.max(0, order.amount - paid),
    currency: order.currency,
    receipt: order.receipt,
    status: paid ? 'paid' : payments.length ? 'attempted' : 'created',
    attempts: payments.length,
    notes: [],
    created_at: seconds(order.created_at),
  }
}

export const paymentEntity = (payment: Payment, refunded = 0) => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.amount,
  currency: payment.currency,
  status: payment.status,
  order_id: payment.order_id,
  method: 'upi',
  captured: payment.status === 'captured' || payment.status === 'refunded',
  amount_refunded: payment.status === 'refunded' ? payment.amount : refunded,
  error_description: payment.status === 'failed' ? 'The payment was declined by the bank.' : null,
  created_at: seconds(payment.created_at),
})

export const refundEntity = (refund: Refund) => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.amount,
  currency: 'INR',
  payment_id: refund.payment_id,
  receipt: refund.key,
  status: 'processed',
  created_at: seconds(refund.created_at),
})

export const collection = (items: object[]) => ({ entity: 'collection', count: items.length, items })

export class Refused extends Error {
  readonly status: number
  constructor(status: number, description: string) {
    super(description)
    this.status = status
  }
}

export const refusalEntity = ({ message, status }: Refused) => ({
  error: {
    code: status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
    description: message,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
  },
})
