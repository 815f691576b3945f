import { messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { setStock } from '../test-product.ts'
import { sendRefunds } from './send-refunds.ts'
import {
  checkNow,
  confirm,
  endHold,
  hear,
  LAST,
  place,
  refundsOf,
  STOLE,
  withOnlineOrders,
} from './test-online.ts'
import { newBuyer, order, shop, statusOf, stockOf } from './test-orders.ts'

const { gateway, received, pays, givenBack } = withOnlineOrders()

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
  for (const event of await received(2, gatewayId)) await hear(event)
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
