import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { UPSTREAM_MS } from '#lib/constants.ts'
import { messages } from '#lib/messages.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { hearCallback } from '../payments/callback.ts'
import { webhookSignature } from '../payments/practice/signing.ts'
import { setPaymentSettings } from '../payments/settings.ts'
import { type Paid, type Told, withPracticeGateway } from '../payments/test-gateway.ts'
import { hearWebhook } from '../payments/webhook.ts'
import { addProduct, setStock } from '../test-product.ts'
import { expireHolds } from './expire-holds.ts'
import { reconcile } from './reconcile.ts'
import { sendRefunds } from './send-refunds.ts'
import { type Buyer, newBuyer, order, ordersOf, shop, statusOf, stockOf } from './test-orders.ts'

withTestDatabase()
const gateway = withPracticeGateway()

const [STOLE, LAST] = [1, 2]
beforeAll(async () => {
  await addProduct({ id: STOLE, name: 'Stole', sizes: { NA: 1000 }, price: 960, delivery: 40 })
  await addProduct({ id: LAST, name: 'Lamp', sizes: { NA: 1 }, price: 960, delivery: 40 })
})

// Whoever tells of a payment is chosen by each test: by default nobody does.
let told: Told[] = []
beforeEach(() => {
  told = []
  gateway.hear = async event => {
    told.push(event)
    return 200
  }
})
// What is told of another test's payment may still be on its way.
const heard = async (count: number, gatewayId: string) => {
  const ofIt = () => told.filter(({ raw }) => raw.includes(gatewayId))
  for (let tries = 0; ofIt().length < count && tries < 500; tries++) await sleep(10)
  return ofIt()
}
const hear = ({ raw, signature, eventId }: Told) => hearWebhook(raw, signature, eventId)

const place = async (buyer: Buyer, id = STOLE) => {
  const placed = await order(buyer, 'ONLINE', [{ id }])
  if (!placed.gatewayOrder) throw new Error('No payment was opened.')
  return { id: placed.coorderid, gatewayId: placed.gatewayOrder.id, gatewayOrder: placed.gatewayOrder }
}
const confirm = (buyer: Buyer, paid: Paid) => shop.confirmPayment(paid, buyer)
const pays = (orderId: string, more = {}) => gateway.pay({ orderId, status: 'captured', ...more })
const endHold = async (id: string) => {
  await db.run(`update orders set hold_until = now() - interval '1 second' where id = $1`, [id])
  await expireHolds()
}
const checkNow = async (id: string) => {
  await db.run('update orders set check_at = now() where id = $1', [id])
  await reconcile()
}
const settled = (id: string) =>
  db.query('select outcome, amount, told_by from payments where order_id = $1', [id])
const refundsOf = (id: string) => db.query('select amount, why, state from refunds where order_id = $1', [id])
const givenBack = async (gatewayId: string) => {
  const { payments, refunds } = await gateway.ledger()
  const ids = payments.filter(payment => payment.order_id === gatewayId).map(payment => payment.id)
  return refunds.filter(refund => ids.includes(refund.payment_id)).map(refund => refund.amount)
}

test('an online order holds its stock, is charged ten percent less, and is placed when it is paid', async () => {
  const buyer = await newBuyer()
  await shop.saveCart([{ prod_id: STOLE, unit: 1 }], buyer)
  const stock = (await stockOf(STOLE)) ?? 0
  const { id, gatewayId, gatewayOrder } = await place(buyer)
  expect(gatewayOrder).toMatchObject({ amount: 90_000, currency: 'INR', practice: true })
  expect(gatewayOrder.script).toMatch(/checkout\.js$/)
  expect(await stockOf(STOLE)).toBe(stock - 1)
  const { holdUntil, placedAt } = (await shop.order({ coorderid: id }, buyer)) ?? {}
  expect(Date.parse(holdUntil ?? '') - Date.parse(placedAt ?? '')).toBe(15 * 60_000)
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    CoOrderStatus: 'Awaiting payment',
    payable: true,
    total: 900,
    discount: 100,
    gatewayOrder: { id: gatewayId, amount: 90_000 },
  })
  expect(await shop.fetchCart({}, buyer)).toHaveLength(1)
  const paid = await pays(gatewayId)
  expect(await confirm(buyer, paid)).toEqual({ message: messages.orderPaid, data: { coorderid: id } })
  expect(await confirm(buyer, paid)).toEqual({ message: messages.orderPaid, data: { coorderid: id } })
  expect(await settled(id)).toEqual([{ outcome: 'paid', amount: 90_000, told_by: 'confirm' }])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    CoOrderStatus: 'Placed',
    payable: false,
    holdUntil: '',
    events: [{ kind: 'placed' }, { kind: 'paid', note: messages.testPayment }],
  })
  expect(await shop.fetchCart({}, buyer)).toEqual([])
  expect(await stockOf(STOLE)).toBe(stock - 1)
})

test('the same key asked again opens the same payment', async () => {
  const buyer = await newBuyer()
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => order(buyer, 'ONLINE', [{ id: STOLE }], { key: 'twenty-times' })),
  )
  expect(new Set(sent.map(placed => `${placed.coorderid} ${placed.gatewayOrder?.id}`)).size).toBe(1)
})

test('a forged signature, another’s order and a made-up one are refused alike, and nothing is sold', async () => {
  const [buyer, thief] = [await newBuyer(), await newBuyer()]
  const { id, gatewayId } = await place(buyer)
  const paid = await pays(gatewayId)
  const forged = { ...paid, razorpay_signature: 'a'.repeat(64) }
  const madeUp = { ...paid, razorpay_order_id: 'order_00000000000000' }
  const refusal = { status: 400, message: messages.orderFailed }
  await expect(confirm(buyer, forged)).rejects.toMatchObject(refusal)
  await expect(confirm(buyer, madeUp)).rejects.toMatchObject(refusal)
  await expect(confirm(thief, paid)).rejects.toMatchObject(refusal)
  expect(await statusOf(id)).toBe('awaiting')
  expect(await settled(id)).toEqual([])
})

test('a signature of one’s cheap order does not pay the dear one', async () => {
  const buyer = await newBuyer()
  const [cheap, dear] = [await place(buyer), await place(buyer)]
  const paid = await pays(cheap.gatewayId)
  await expect(confirm(buyer, { ...paid, razorpay_order_id: dear.gatewayId })).rejects.toMatchObject({
    status: 400,
  })
  expect(await statusOf(dear.id)).toBe('awaiting')
})

test('the tab is closed after the payment: the webhook places the order', async () => {
  const { id, gatewayId } = await place(await newBuyer())
  await pays(gatewayId)
  for (const event of await heard(2, gatewayId)) expect(await hear(event)).toBe(200)
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
  expect(await hearCallback(paid)).toEqual({ to: '/your-orders', say: 'orderPaid' })
  expect(await settled(id)).toEqual([{ outcome: 'paid', amount: 90_000, told_by: 'callback' }])
  expect(await hearCallback({ ...paid, razorpay_signature: 'b'.repeat(64) })).toEqual({
    to: '/your-orders',
    say: 'orderFailed',
  })
  const failed = { 'error[metadata]': JSON.stringify({ order_id: gatewayId }) }
  expect(await hearCallback(failed)).toEqual({ to: `/PaymentPage?order=${id}`, say: 'paymentFailed' })
})

test('webhooks twice, backwards and under the old secret count once; forged or rewritten ones not at all', async () => {
  const { id, gatewayId } = await place(await newBuyer())
  await pays(gatewayId)
  const events = await heard(2, gatewayId)
  const [first] = events as [Told]
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

test('a failed try leaves the order payable', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  await pays(gatewayId, { status: 'failed' })
  await checkNow(id)
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({ payable: true })
  await confirm(buyer, await pays(gatewayId))
  expect(await statusOf(id)).toBe('placed')
})

test.each([
  ['one rupee too little', { amount: 89_900 }],
  ['another currency', { currency: 'USD' }],
])('%s sells nothing and goes back, once', async (_, wrong) => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  const paid = await pays(gatewayId, wrong)
  await expect(confirm(buyer, paid)).rejects.toMatchObject({ status: 409, message: messages.paymentReturned })
  await checkNow(id)
  await Promise.all([sendRefunds(), sendRefunds()])
  expect(await statusOf(id)).toBe('awaiting')
  expect(await refundsOf(id)).toMatchObject([{ why: 'wrong-amount', state: 'done' }])
  expect(await givenBack(gatewayId)).toHaveLength(1)
})

test('the last piece that a customer holds in an unpaid order is not just called sold out', async () => {
  const [buyer, other] = await Promise.all([newBuyer(), newBuyer()])
  await setStock(LAST, 'NA', 1)
  const { id } = await place(buyer, LAST)
  const own = { status: 409, message: `Lamp is sold out. ${messages.heldByYou}` }
  await expect(shop.checkout([{ prod_id: LAST, unit: 1 }], buyer)).rejects.toMatchObject(own)
  await expect(order(buyer, 'COD', [{ id: LAST }])).rejects.toMatchObject(own)
  await expect(order(other, 'COD', [{ id: LAST }])).rejects.toMatchObject({ message: 'Lamp is sold out.' })
  await endHold(id)
  await order(buyer, 'COD', [{ id: LAST }])
  expect(await stockOf(LAST)).toBe(0)
  await setStock(LAST, 'NA', 1)
})

test('the second payment of an order goes back', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  await confirm(buyer, await pays(gatewayId))
  const second = await pays(gatewayId, { evenIfPaid: true })
  await expect(confirm(buyer, second)).rejects.toMatchObject({ message: messages.paymentReturned })
  await sendRefunds()
  expect(await refundsOf(id)).toEqual([{ amount: 90_000, why: 'paid-twice', state: 'done' }])
  expect(await givenBack(gatewayId)).toEqual([90_000])
  expect(await statusOf(id)).toBe('placed')
})

test('a hold that is over gives its pieces back, and a payment after it takes them again', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer, LAST)
  expect(await stockOf(LAST)).toBe(0)
  await endHold(id)
  expect(await stockOf(LAST)).toBe(1)
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    CoOrderStatus: 'Payment not received',
    payable: false,
  })
  await confirm(buyer, await pays(gatewayId))
  expect(await stockOf(LAST)).toBe(0)
  expect(await statusOf(id)).toBe('placed')
  await setStock(LAST, 'NA', 1)
})

test('a payment after the hold whose pieces are sold goes back exactly once, whoever tells of it', async () => {
  const [buyer, quicker] = [await newBuyer(), await newBuyer()]
  const { id, gatewayId } = await place(buyer, LAST)
  await endHold(id)
  await order(quicker, 'COD', [{ id: LAST }])
  const paid = await pays(gatewayId)
  await expect(confirm(buyer, paid)).rejects.toMatchObject({ status: 409, message: messages.paidTooLate })
  for (const event of await heard(2, gatewayId)) await hear(event)
  await checkNow(id)
  await Promise.all(Array.from({ length: 5 }, sendRefunds))
  await sendRefunds()
  expect(await refundsOf(id)).toEqual([{ amount: 90_000, why: 'sold-out', state: 'done' }])
  expect(await givenBack(gatewayId)).toEqual([90_000])
  expect(await statusOf(id)).toBe('expired')
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    refund: { amount: 900, state: 'Refunded' },
    events: [{ kind: 'placed' }, { kind: 'expired' }, { kind: 'refunded' }],
  })
  await setStock(LAST, 'NA', 1)
})

test('a paid order that is cancelled goes back once, and its pieces return', async () => {
  const buyer = await newBuyer()
  const stock = await stockOf(STOLE)
  const { id, gatewayId } = await place(buyer)
  await confirm(buyer, await pays(gatewayId))
  const cancelling = { coorderid: id, reason: 'Cash Issue', comment: 'No cash this month.' } as const
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => shop.cancelOrder(cancelling, buyer)))
  expect(tries.filter(outcome => outcome.status === 'fulfilled')).toEqual([
    { status: 'fulfilled', value: { message: messages.orderCancelled, data: { refund: 900 } } },
  ])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    refund: { amount: 900, state: 'On its way' },
  })
  await Promise.all(Array.from({ length: 5 }, sendRefunds))
  expect(await givenBack(gatewayId)).toEqual([90_000])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    CoOrderStatus: 'Cancelled',
    refund: { amount: 900, state: 'Refunded' },
    events: [{ kind: 'placed' }, { kind: 'paid' }, { kind: 'cancelled' }, { kind: 'refunded' }],
  })
  expect(await stockOf(STOLE)).toBe(stock)
})

test('an unpaid order is cancelled without a refund; a payment that comes after all goes back', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  const cancelling = { coorderid: id, reason: 'Cash Issue', comment: 'No cash this month.' } as const
  expect(await shop.cancelOrder(cancelling, buyer)).toMatchObject({ data: { refund: 0 } })
  await pays(gatewayId)
  await checkNow(id)
  await sendRefunds()
  expect(await refundsOf(id)).toEqual([{ amount: 90_000, why: 'cancelled', state: 'done' }])
  expect(await givenBack(gatewayId)).toEqual([90_000])
})

test('the provider is down when the order is placed: nothing is held, and the same key works afterwards', async () => {
  const buyer = await newBuyer()
  const stock = await stockOf(STOLE)
  await gateway.whileDown(async () => {
    await expect(order(buyer, 'ONLINE', [{ id: STOLE }], { key: 'while-down' })).rejects.toMatchObject({
      status: 503,
      message: messages.providerDown,
    })
  })
  expect(await ordersOf(buyer.id)).toEqual([])
  expect(await stockOf(STOLE)).toBe(stock)
  await expect(order(buyer, 'ONLINE', [{ id: STOLE }], { key: 'while-down' })).resolves.toHaveProperty(
    'gatewayOrder',
  )
})

test('a provider that does not answer is given up in three seconds: it is said, and nothing is held', async () => {
  const buyer = await newBuyer()
  const stock = await stockOf(STOLE)
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  setPaymentSettings({
    ...gateway.settings,
    apiUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  })
  const began = performance.now()
  await expect(order(buyer, 'ONLINE', [{ id: STOLE }])).rejects.toMatchObject({
    status: 503,
    message: messages.providerDown,
  })
  expect(performance.now() - began).toBeLessThan(UPSTREAM_MS + 1000)
  setPaymentSettings(gateway.settings)
  silent.close()
  expect(await ordersOf(buyer.id)).toEqual([])
  expect(await stockOf(STOLE)).toBe(stock)
})

test('an order whose payment was never opened is shown all the same while the provider is down', async () => {
  const buyer = await newBuyer()
  const { id } = await place(buyer)
  await db.run('update orders set gateway_order_id = null where id = $1', [id])
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  await gateway.whileDown(async () => {
    const shown = await shop.order({ coorderid: id }, buyer)
    expect(shown).toMatchObject({ CoOrderID: id, payable: true })
    expect(shown?.gatewayOrder).toBeUndefined()
  })
  expect(said).toHaveBeenCalledTimes(1)
  said.mockRestore()
  expect((await shop.order({ coorderid: id }, buyer))?.gatewayOrder?.id).toMatch(/^order_/)
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

test('a refund that finds the provider down is sent later, once', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  await confirm(buyer, await pays(gatewayId))
  await shop.cancelOrder({ coorderid: id, reason: 'Cash Issue', comment: 'No cash this month.' }, buyer)
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  await gateway.whileDown(async () => {
    await sendRefunds()
  })
  quiet.mockRestore()
  expect(await refundsOf(id)).toMatchObject([{ state: 'due' }])
  await db.run('update refunds set due_at = now()')
  await sendRefunds()
  expect(await givenBack(gatewayId)).toEqual([90_000])
})

test('five unpaid orders hold as much as one customer may hold', async () => {
  const buyer = await newBuyer()
  for (let n = 0; n < 5; n++) await place(buyer)
  await expect(place(buyer)).rejects.toMatchObject({ status: 429, message: messages.tooManyUnpaid })
})

test('without a way to pay online, an online order is refused in a sentence', async () => {
  setPaymentSettings(undefined)
  const buyer = await newBuyer()
  await expect(order(buyer, 'ONLINE', [{ id: STOLE }])).rejects.toMatchObject({
    message: messages.onlineOff,
  })
  expect((await shop.checkout([{ prod_id: STOLE, unit: 1 }], buyer)).data?.[0]?.online).toBe('off')
  setPaymentSettings(gateway.settings)
})

const races = process.env.PROVE ? 100 : 8
test(`confirm, callback, webhook and reconciler at once, ${races} times with delays: paid once each`, async () => {
  const shared = globalThis as { haatAtPoint?: () => Promise<void> }
  shared.haatAtPoint = async () => {
    await sleep(Math.random() * 12)
  }
  const stock = (await stockOf(STOLE)) ?? 0
  for (let race = 0; race < races; race++) {
    told = []
    const buyer = await newBuyer()
    const { id, gatewayId } = await place(buyer)
    const paid = await pays(gatewayId, race % 3 ? {} : { status: 'authorized' })
    await db.run('update orders set check_at = now() where id = $1', [id])
    const events = await heard(1, gatewayId)
    await Promise.all([
      confirm(buyer, paid),
      confirm(buyer, paid),
      hearCallback(paid),
      reconcile(),
      ...events.map(hear),
      // An authorised payment is not taken any more once the hold is over: that is another story.
      race % 2 && race % 3 ? endHold(id) : undefined,
    ])
    await checkNow(id)
    expect(await settled(id)).toMatchObject([{ outcome: 'paid', amount: 90_000 }])
    expect(await statusOf(id)).toBe('placed')
  }
  shared.haatAtPoint = undefined
  expect(await stockOf(STOLE)).toBe(stock - races)
  await sendRefunds()
  expect(await db.query('select 1 from outbox group by key having count(*) > 1')).toEqual([])
}, 120_000)
