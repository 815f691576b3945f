import { setTimeout as sleep } from 'node:timers/promises'
import { messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { listenAtFailpoints } from '../failpoints.ts'
import { newGuestBuyer } from '../guests/test-guest.ts'
import { receiveCallback, stepOfOwn } from '../payments/callback.ts'
import { webhookSignature } from '../payments/practice/service/signing.ts'
import { setPaymentSettings } from '../payments/settings.ts'
import type { SentWebhook } from '../payments/test-gateway.ts'
import { reconcile } from './reconcile.ts'
import { sendRefunds } from './send-refunds.ts'
import { checkNow, confirm, endHold, hear, place, STOLE, settled, withOnlineOrders } from './test-online.ts'
import { newBuyer, statusOf, stockOf } from './test-orders.ts'

const { gateway, received, pays } = withOnlineOrders()

test('the tab is closed after the payment: the webhook places the order', async () => {
  const { id, gatewayId } = await place(await newBuyer())
  await pays(gatewayId)
  for (const event of await received(2, gatewayId)) expect(await hear(event)).toBe(200)
  expect(await settled(id)).toEqual([{ outcome: 'paid', amount: 90_000, told_by: 'webhook' }])
})

test('the tab is closed and the webhook lost: the reconciler places the order', async () => {
  const { id, gatewayId } = await place(await newBuyer())
  await pays(gatewayId)
  await checkNow(id)
  expect(await settled(id)).toEqual([{ outcome: 'paid', amount: 90_000, told_by: 'reconciler' }])
})

test('the in-app browser comes back without a cookie: the signature tells who', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  const paid = await pays(gatewayId)
  expect(await receiveCallback(paid)).toEqual({ to: '/your-orders', say: 'orderPaid' })
  expect(await settled(id)).toEqual([{ outcome: 'paid', amount: 90_000, told_by: 'callback' }])
  expect(await receiveCallback({ ...paid, razorpay_signature: 'b'.repeat(64) })).toEqual({
    to: '/your-orders',
    say: 'orderFailed',
  })
})

test('after a failed payment only the customer of the order learns its id', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()]
  const { id, gatewayId } = await place(buyer)
  const failed = (order: string) =>
    receiveCallback({ 'error[metadata]': JSON.stringify({ order_id: order }) })
  expect(await failed(gatewayId)).toEqual({
    to: `/payment-callback?order=${gatewayId}`,
    say: 'paymentFailed',
  })
  expect(await failed('order_none')).toEqual({
    to: '/payment-callback?order=order_none',
    say: 'paymentFailed',
  })
  expect(await receiveCallback({})).toEqual({ to: '/your-orders', say: 'paymentFailed' })
  expect(await stepOfOwn(gatewayId, buyer.token)).toBe(`/PaymentPage?order=${id}`)
  for (const token of [other.token, 'dead', '', undefined])
    expect(await stepOfOwn(gatewayId, token)).toBe('/your-orders')
  for (const none of ['order_none', '', '\0', id])
    expect(await stepOfOwn(none, buyer.token)).toBe('/your-orders')
})

test('webhooks twice, backwards and under the old secret count once; forged or rewritten ones not at all', async () => {
  const { id, gatewayId } = await place(await newBuyer())
  await pays(gatewayId)
  const events = await received(2, gatewayId)
  const [first] = events as [SentWebhook]
  expect(await hear({ ...first, signature: 'c'.repeat(64) })).toBe(400)
  const rewritten = Buffer.from(JSON.stringify(JSON.parse(first.raw.toString()), null, 2))
  expect(await hear({ ...first, raw: rewritten })).toBe(400)
  expect(await settled(id)).toEqual([])
  setPaymentSettings({ ...gateway.settings, webhookSecrets: ['new', ...gateway.settings.webhookSecrets] })
  for (const event of [...events].reverse()) expect(await hear(event)).toBe(200)
  for (const event of events) expect(await hear(event)).toBe(200)
  setPaymentSettings(gateway.settings)
  expect(await settled(id)).toHaveLength(1)
})

test('a webhook of another site’s order, of no payment and of nonsense harms nothing', async () => {
  const say = (body: string) =>
    hear({
      raw: Buffer.from(body),
      signature: webhookSignature(body, gateway.settings.webhookSecrets[0] ?? ''),
      eventId: body.slice(0, 40),
    })
  expect(await say('{"event":"payment.captured","payload":{}}')).toBe(200)
  const entity = { id: 'pay_x', order_id: 'order_x', amount: 1, currency: 'INR', status: 'captured' }
  expect(await say(JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } }))).toBe(200)
  expect(await say('not json')).toBe(400)
})

test('an authorised payment is taken by us, and only then is the order placed', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  const paid = await pays(gatewayId, { status: 'authorized' })
  expect(await confirm(buyer, paid)).toMatchObject({ message: messages.orderPaid })
  expect(await settled(id)).toHaveLength(1)
  const { payments } = await gateway.ledger()
  expect(payments.find(payment => payment.order_id === gatewayId)).toMatchObject({ status: 'captured' })
})

test('an authorised payment of an order whose hold is over is not taken', async () => {
  const { id, gatewayId } = await place(await newBuyer())
  await endHold(id)
  await pays(gatewayId, { status: 'authorized' })
  await checkNow(id)
  expect(await statusOf(id)).toBe('expired')
  const { payments } = await gateway.ledger()
  expect(payments.find(payment => payment.order_id === gatewayId)).toMatchObject({ status: 'authorized' })
})

test('the provider is down when the payment is confirmed: it is said, and the reconciler places the order', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  const paid = await pays(gatewayId)
  await gateway.whileDown(async () => {
    await expect(confirm(buyer, paid)).rejects.toMatchObject({ status: 503, message: messages.paymentThrew })
  })
  await checkNow(id)
  expect(await statusOf(id)).toBe('placed')
})

const races = process.env.PROVE ? 100 : 8
test(`confirm, callback, webhook and reconciler at once, ${races} times with delays: paid once each`, async () => {
  listenAtFailpoints(async () => {
    await sleep(Math.random() * 12)
  })
  const stock = (await stockOf(STOLE)) ?? 0
  for (let race = 0; race < races; race++) {
    // Every other one has no account.
    const buyer = race % 2 ? await newGuestBuyer() : await newBuyer()
    const { id, gatewayId } = await place(buyer)
    const paid = await pays(gatewayId, race % 3 ? {} : { status: 'authorized' })
    await db.run('update orders set check_at = now() where id = $1', [id])
    const events = await received(1, gatewayId)
    await Promise.all([
      confirm(buyer, paid),
      confirm(buyer, paid),
      receiveCallback(paid),
      reconcile(),
      ...events.map(hear),
      // An authorised payment is not taken any more once the hold is over: that is another story.
      race % 2 && race % 3 ? endHold(id) : undefined,
    ])
    await checkNow(id)
    expect(await settled(id)).toMatchObject([{ outcome: 'paid', amount: 90_000 }])
    expect(await statusOf(id)).toBe('placed')
  }
  listenAtFailpoints()
  expect(await stockOf(STOLE)).toBe(stock - races)
  await sendRefunds()
  expect(await db.query('select 1 from outbox group by key having count(*) > 1')).toEqual([])
}, 120_000)
