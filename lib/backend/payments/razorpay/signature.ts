import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentAdapter } from '../port.ts'

const sign = (text: string | Uint8Array, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Whether the widget's signature is the provider's own. The order id must come from our database. */
export const isPaymentSignature = (
  orderId: string,
  paymentId: string,
  signature: string,
  keySecret: string,
) => same(signature.toLowerCase(), sign(`${orderId}|${paymentId}`, keySecret))

/** Whether these very bytes were signed with any of our webhook secrets: more than one while a secret is changed. */
export const isWebhookSignature = (raw: Uint8Array, signature: string, secrets: readonly string[]) =>
  secrets.some(secret => same(signature.toLowerCase(), sign(raw, secret)))

export const isPaymentSigned: PaymentAdapter['isPaymentSigned'] = ({ keySecret }, signed) =>
  isPaymentSignature(signed.order_id, signed.payment_id, signed.signature, keySecret)
