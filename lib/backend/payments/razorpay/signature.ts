import 'server-only'
import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../is-same-secret.ts'
import type { PaymentAdapter } from '../port.ts'

const sign = (text: string | Uint8Array, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Whether the provider signed the widget's result. The order id must come from our database. */
export const isPaymentSignature = (
  orderId: string,
  paymentId: string,
  signature: string,
  keySecret: string,
) => isSameSecret(signature.toLowerCase(), sign(`${orderId}|${paymentId}`, keySecret))

/** Whether these bytes were signed with one of our webhook secrets: more than one while a secret is being rotated. */
export const isWebhookSignature = (raw: Uint8Array, signature: string, secrets: readonly string[]) =>
  secrets.some(secret => isSameSecret(signature.toLowerCase(), sign(raw, secret)))

export const isPaymentSigned: PaymentAdapter['isPaymentSigned'] = ({ keySecret }, signed) =>
  isPaymentSignature(signed.order_id, signed.payment_id, signed.signature, keySecret)
