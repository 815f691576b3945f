import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withTestDatabase } from '../db/test-database.ts'
import { GatewayError } from './gateway.ts'
import { practiceGateway } from './practice/service.ts'
import { razorpay } from './razorpay.ts'
import { isPaymentSignature } from './signature.ts'

// The shop's client and the practice provider, over real HTTP.
withTestDatabase()

const settings = { keyId: 'rzp_test_practice', keySecret: 'secret', webhookSecret: 'hook' }
let server: Server
let apiUrl: string
const serve = practiceGateway({
  ...settings,
  siteUrl: 'http://127.0.0.1:9',
  webhookUrl: 'http://127.0.0.1:9/webhook',
  control: true,
})

beforeAll(async () => {
  server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const response = await serve(
      new Request(`http://127.0.0.1${incoming.url}`, {
        method: incoming.method,
        headers: incoming.headers as Record<string, string>,
        ...(chunks.length && { body: Buffer.concat(chunks) }),
      }),
    )
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(await response.text())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/practice-pay`
})
afterAll(() => new Promise(resolve => server.close(resolve)))

const gateway = () => razorpay({ ...settings, apiUrl })
const control = (path: string, body?: object) =>
  fetch(`${apiUrl}/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Basic ${btoa(`${settings.keyId}:${settings.keySecret}`)}` },
    body: body && JSON.stringify(body),
  })
const shopperPays = async (orderId: string, outcome = 'success') => {
  const body = new URLSearchParams({ key_id: settings.keyId, order_id: orderId, outcome })
  const response = await fetch(`${apiUrl}/v1/checkout/pay`, { method: 'POST', body })
  return { status: response.status, answer: await response.json() }
}
const newOrder = (receipt: string) => gateway().createOrder({ receipt, amount: 89_900, again: false })

test('an order is made, paid with a signature that holds, seen as captured and refunded once', async () => {
  const order = await newOrder('R-1')
  expect(await gateway().paymentsOf(order.id)).toEqual([])
  const { answer } = await shopperPays(order.id)
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = answer
  expect(isPaymentSignature(order.id, paymentId, signature, settings.keySecret)).toBe(true)
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

test('asked again for the same receipt, the first order is found', async () => {
  const first = await newOrder('R-2')
  const again = await gateway().createOrder({ receipt: 'R-2', amount: 89_900, again: true })
  expect(again.id).toBe(first.id)
})

test('a failed try charges nothing and the order can be paid afterwards, once', async () => {
  const order = await newOrder('R-3')
  expect((await shopperPays(order.id, 'failure')).answer).toHaveProperty(['error[code]'])
  expect((await shopperPays(order.id)).status).toBe(200)
  expect((await shopperPays(order.id)).status).toBe(400)
  expect((await gateway().paymentsOf(order.id)).map(payment => payment.status)).toEqual([
    'failed',
    'captured',
  ])
})

test('an authorised payment is captured, and captured again stays captured', async () => {
  const order = await newOrder('R-4')
  const told = await control('practice/payments', { orderId: order.id, status: 'authorized' })
  const { payment } = await told.json()
  expect(payment.captured).toBe(false)
  expect((await gateway().capture(payment.id, 89_900)).status).toBe('captured')
  expect((await gateway().capture(payment.id, 89_900)).status).toBe('captured')
})

test('the provider refuses a wrong key, a receipt of 41 characters, 99 paise and an unknown id, for good', async () => {
  const wrong = razorpay({ ...settings, apiUrl, keySecret: 'wrong' })
  await expect(wrong.paymentsOf('order_x')).rejects.toThrow(GatewayError)
  const ask = (receipt: string, amount: number) => gateway().createOrder({ receipt, amount, again: false })
  await expect(ask('x'.repeat(41), 100)).rejects.toMatchObject({ final: true })
  await expect(ask('x', 99)).rejects.toMatchObject({ final: true })
  await expect(gateway().paymentsOf('order_nothing')).rejects.toMatchObject({ final: true })
})

test.each([
  ['is down', 'http://127.0.0.1:9'],
  ['talks HTML', 'html'],
])('a provider that %s can be asked again later', async (_, url) => {
  const html = createServer((_, response) => response.writeHead(200).end('<html>'))
  await new Promise<void>(resolve => html.listen(0, '127.0.0.1', resolve))
  const apiUrl = url === 'html' ? `http://127.0.0.1:${(html.address() as AddressInfo).port}` : url
  await expect(razorpay({ ...settings, apiUrl }).paymentsOf('order_x')).rejects.toMatchObject({
    final: false,
  })
  html.close()
})

test('a provider that never answers is given up after the time set', async () => {
  const silent = createServer(() => {})
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  const slow = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const began = Date.now()
  await expect(
    razorpay({ ...settings, apiUrl: slow, timeoutMs: 200 }).paymentsOf('order_x'),
  ).rejects.toMatchObject({ final: false })
  expect(Date.now() - began).toBeLessThan(2000)
  silent.closeAllConnections()
  silent.close()
})
