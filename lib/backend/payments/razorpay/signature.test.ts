import { paymentSignature, webhookSignature } from '../practice/service/signing.ts'
import { isPaymentSignature, isWebhookSignature } from './signature.ts'

// Printed in the provider's documents.
const order = 'order_IEIaMR65cu6nz3'
const payment = 'pay_IH4NVgf4Dreq1l'
const secret = 'EnLs21M47BllR3X8PSFtjtbd'
const documented = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f'

test('the shop accepts the documented signature, and the practice provider creates it', () => {
  expect(isPaymentSignature(order, payment, documented, secret)).toBe(true)
  expect(paymentSignature(order, payment, secret)).toBe(documented)
})

test('a signature is refused for another order, another payment, another secret, or when cut', () => {
  expect(isPaymentSignature('order_IEIaMR65cu6nz4', payment, documented, secret)).toBe(false)
  expect(isPaymentSignature(order, 'pay_IH4NVgf4Dreq1m', documented, secret)).toBe(false)
  expect(isPaymentSignature(order, payment, documented, `${secret}x`)).toBe(false)
  expect(isPaymentSignature(order, payment, documented.slice(1), secret)).toBe(false)
  expect(isPaymentSignature(order, payment, '', secret)).toBe(false)
  expect(isPaymentSignature(order, payment, `é${documented.slice(1)}`, secret)).toBe(false)
})

test('a webhook is signed over its raw bytes, with any of our secrets', () => {
  const body = '{"event":"payment.captured","note":"₹899"}'
  const signature = webhookSignature(body, 'old')
  const raw = new TextEncoder().encode(body)
  expect(isWebhookSignature(raw, signature, ['new', 'old'])).toBe(true)
  expect(isWebhookSignature(raw, signature, ['new'])).toBe(false)
  expect(isWebhookSignature(raw, signature, [])).toBe(false)
  const written = new TextEncoder().encode(JSON.stringify(JSON.parse(body), null, 1))
  expect(isWebhookSignature(written, signature, ['old'])).toBe(false)
})
