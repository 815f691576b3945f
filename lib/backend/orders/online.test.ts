import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { UPSTREAM_MS } from '#lib/constants.ts'
import { messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { setPaymentSettings } from '../payments/settings.ts'
import { setStock } from '../test-product.ts'
import { checkNow, confirm, endHold, LAST, place, STOLE, settled, withOnlineOrders } from './test-online.ts'
import { newBuyer, order, ordersOf, shop, statusOf, stockOf } from './test-orders.ts'

const { gateway, pays } = withOnlineOrders()

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

test('a failed try leaves the order payable', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  await pays(gatewayId, { status: 'failed' })
  await checkNow(id)
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({ payable: true })
  await confirm(buyer, await pays(gatewayId))
  expect(await statusOf(id)).toBe('placed')
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
  expect(said.mock.calls).toEqual([[expect.stringMatching(`^No payment .* order ${id}: `)]])
  said.mockRestore()
  expect((await shop.order({ coorderid: id }, buyer))?.gatewayOrder?.id).toMatch(/^order_/)
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
