import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { GatewayError } from '../gateway.ts'
import { withPracticeGateway } from '../test-gateway.ts'
import { gateway as razorpay } from './gateway.ts'
import { isPaymentSignature } from './signature.ts'

// The shop's client and the practice provider, over real HTTP.
const provider = withPracticeGateway()
beforeAll(() => {
  provider.deliver = async () => 200
})

const gateway = (over = {}) => razorpay({ ...provider.settings, ...over })
const shopperPays = async (orderId: string, outcome = 'success') => {
  const { keyId, apiUrl } = provider.settings
  const body = new URLSearchParams({ key_id: keyId, order_id: orderId, outcome })
  const response = await fetch(`${apiUrl}/v1/checkout/pay`, { method: 'POST', body })
  return { status: response.status, answer: await response.json() }
}
const newOrder = (receipt: string) => gateway().createOrder({ receipt, amount: 89_900, again: false })

test('an order is created, paid with a valid signature, returned as captured and refunded once', async () => {
  const order = await newOrder('R-1')
  expect(await gateway().paymentsOf(order.id)).toEqual([])
  const { answer } = await shopperPays(order.id)
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = answer
  expect(isPaymentSignature(order.id, paymentId, signature, provider.settings.keySecret)).toBe(true)
  expect(await gateway().paymentsOf(order.id)).toMatchObject([
    { id: paymentId, amount: 89_900, currency: 'INR', status: 'captured' },
  ])
  const key = 'refund-of-R-1'
  const made = await Promise.all(
    Array.from({ length: 5 }, () => gateway().refund({ paymentId, amount: 89_900, key })),
  )
  expect(new Set(made.map(refund => refund.id)).size).toBe(1)
  expect(await gateway().refundsOf(paymentId)).toHaveLength(1)
  await expect(gateway().refund({ paymentId, amount: 89_900, key: 'another-key-1' })).rejects.toThrow(
    'fully refunded already',
  )
})

test('a second call for the same receipt finds the first order', async () => {
  const first = await newOrder('R-2')
  const again = await gateway().createOrder({ receipt: 'R-2', amount: 89_900, again: true })
  expect(again.id).toBe(first.id)
})

test('a failed attempt charges nothing, and the order can be paid afterwards, once', async () => {
  const order = await newOrder('R-3')
  expect((await shopperPays(order.id, 'failure')).answer).toHaveProperty(['error[code]'])
  expect((await shopperPays(order.id)).status).toBe(200)
  expect((await shopperPays(order.id)).status).toBe(400)
  expect((await gateway().paymentsOf(order.id)).map(payment => payment.status)).toEqual([
    'failed',
    'captured',
  ])
})

test('an authorised payment is captured, and capturing it again changes nothing', async () => {
  const order = await newOrder('R-4')
  const { razorpay_payment_id: id } = await provider.pay({ orderId: order.id, status: 'authorized' })
  expect((await gateway().paymentsOf(order.id)).map(payment => payment.status)).toEqual(['authorized'])
  expect((await gateway().capture(id, 89_900)).status).toBe('captured')
  expect((await gateway().capture(id, 89_900)).status).toBe('captured')
})

test('the provider refuses a wrong key, a receipt of 41 characters, 99 paise and an unknown id, finally', async () => {
  const wrong = gateway({ keySecret: 'wrong' })
  await expect(wrong.paymentsOf('order_x')).rejects.toThrow(GatewayError)
  const create = (receipt: string, amount: number) => gateway().createOrder({ receipt, amount, again: false })
  await expect(create('x'.repeat(41), 100)).rejects.toMatchObject({ final: true })
  await expect(create('x', 99)).rejects.toMatchObject({ final: true })
  await expect(gateway().paymentsOf('order_nothing')).rejects.toMatchObject({ final: true })
})

test.each([
  ['is down', `http://${NOBODY_LISTENS}`],
  ['talks HTML', 'html'],
])('a call to a provider that %s can be retried later', async (_, url) => {
  const html = createServer((_, response) => response.writeHead(200).end('<html>'))
  await new Promise<void>(resolve => html.listen(0, '127.0.0.1', resolve))
  const apiUrl = url === 'html' ? `http://127.0.0.1:${(html.address() as AddressInfo).port}` : url
  await expect(gateway({ apiUrl }).paymentsOf('order_x')).rejects.toMatchObject({
    final: false,
  })
  html.close()
})

test('a provider that never responds is given up after the set time', async () => {
  const silent = createServer(() => {})
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  const slow = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const began = Date.now()
  await expect(gateway({ apiUrl: slow, timeoutMs: 200 }).paymentsOf('order_x')).rejects.toMatchObject({
    final: false,
  })
  expect(Date.now() - began).toBeLessThan(2000)
  silent.closeAllConnections()
  silent.close()
})

test('the provider’s own page pays without a script, and sends the browser back with a valid signature', async () => {
  const order = await newOrder('R-5')
  const { keyId, keySecret, apiUrl, hostedUrl } = provider.settings
  const post = async (url: string, fields: Record<string, string>) => {
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
    return { response, html: await response.text() }
  }
  const callback_url = 'http://localhost:3000/payment-callback'
  const open = { key_id: keyId, order_id: order.id, name: 'Haat <b>', callback_url }
  const { response, html } = await post(hostedUrl, open)
  expect(html).toContain('<strong>Test payment.</strong> No money moves.')
  expect(html).toContain('₹899')
  expect(html).not.toContain('<b>')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const paid = await post(`${apiUrl}/v1/checkout/pay`, { ...open, outcome: 'success' })
  const field = (name: string) => paid.html.match(`name="${name}" value="([^"]*)"`)?.[1] ?? ''
  expect(paid.html).toContain(`action="${callback_url}"`)
  expect(
    isPaymentSignature(
      field('razorpay_order_id'),
      field('razorpay_payment_id'),
      field('razorpay_signature'),
      keySecret,
    ),
  ).toBe(true)
  expect((await post(hostedUrl, open)).html).toContain('This order has been paid')
  expect((await post(hostedUrl, { ...open, callback_url: 'https://evil.example/' })).response.status).toBe(
    400,
  )
})
