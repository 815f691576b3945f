import 'server-only'
import { createHmac } from 'node:crypto'

// The provider's side of the signatures, written separately: the shop's checks must not be tested against themselves.

export const paymentSignature = (orderId: string, paymentId: string, keySecret: string) =>
  createHmac('sha256', keySecret).update([orderId, paymentId].join('|'), 'utf8').digest('hex')

export const webhookSignature = (body: string, webhookSecret: string) =>
  createHmac('sha256', webhookSecret).update(body, 'utf8').digest('hex')
