import { db } from '../db/pool.ts'
import { loseParcel } from '../orders/lose-parcel.ts'
import { acceptReturn } from '../orders/seller-cancel.ts'
import { sendRefunds } from '../orders/send-refunds.ts'
import { stepOrder } from '../orders/step-order.ts'
import { confirm, hear, STOLE, withOnlineOrders } from '../orders/test-online.ts'
import { mailsTo, newBuyer, order, shop, stockOf } from '../orders/test-orders.ts'
import { refundReturn } from './end-return.ts'
import { recordUtr } from './record-utr.ts'
import { setRefundTarget } from './refund-target.ts'
import { retryPartRefunds, sendPartRefunds } from './send-part-refunds.ts'
import { settlePartRefund } from './settle-part-refund.ts'
import { acceptReturnRequest, receiveReturn } from './step-return.ts'
import { ask, deliver, partRefundsOf } from './test-returns.ts'

const { gateway, pays, givenBack, received } = withOnlineOrders()

const paidOrder = async (units: number) => {
  const buyer = await newBuyer()
  const placed = await order(buyer, 'ONLINE', [{ id: STOLE, units }])
  const gatewayId = placed.gatewayOrder?.id ?? ''
  await confirm(buyer, await pays(gatewayId))
  return { buyer, id: placed.coorderid, gatewayId }
}

const comeBack = async (buyer: Awaited<ReturnType<typeof newBuyer>>, id: string) => {
  const number = await ask(buyer, id, { reason: 'defective' })
  await acceptReturnRequest(number)
  await receiveReturn(number)
  return number
}

const dueNow = () => db.run('update part_refunds set due_at = now()')

test('Law 16: what was paid online goes back to its source in parts, each once, together the whole', async () => {
  // Three at 960, 40 of delivery each, and ten per cent less for paying online.
  const { buyer, id, gatewayId } = await paidOrder(3)
  await deliver(id)
  const numbers = []
  for (let n = 0; n < 3; n++) numbers.push(await comeBack(buyer, id))
  await Promise.all(numbers.map(number => refundReturn(number, true)))
  await Promise.all(Array.from({ length: 5 }, sendPartRefunds))
  await sendPartRefunds()
  expect(await givenBack(gatewayId)).toEqual([90_000, 90_000, 90_000])
  expect((await partRefundsOf(id)).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    returns: { returnable: false, parts: [{ amount: 900, refund: 'done' }, {}, {}] },
  })
  await expect(setRefundTarget(id, 'asha@okaxis', buyer)).rejects.toMatchObject({ key: 'upiNotNeeded' })
  expect(await recordUtr(id, '432611809921')).toMatchObject({ done: false })
})

test('a refund that was made while nobody could hear the answer is not made twice', async () => {
  const { buyer, id, gatewayId } = await paidOrder(2)
  await deliver(id)
  for (let n = 0; n < 2; n++) await refundReturn(await comeBack(buyer, id), false)
  await sendPartRefunds()
  // As after a crash between asking and writing down; the other part has the same amount.
  await db.run(
    `update part_refunds set state = 'due', gateway_refund_id = null, attempts = 1, due_at = now() where order_id = $1`,
    [id],
  )
  await Promise.all([sendPartRefunds(), sendPartRefunds()])
  expect(await givenBack(gatewayId)).toEqual([90_000, 90_000])
  expect((await partRefundsOf(id)).map(({ state }) => state)).toEqual(['done', 'done'])
})

test('a refund of a part that finds the provider down is sent later, once', async () => {
  const { buyer, id, gatewayId } = await paidOrder(2)
  await deliver(id)
  const number = await comeBack(buyer, id)
  await refundReturn(number, false)
  await gateway.whileDown(async () => {
    await sendPartRefunds()
  })
  expect(await partRefundsOf(id)).toMatchObject([{ state: 'due' }])
  expect(await givenBack(gatewayId)).toEqual([])
  await dueNow()
  await sendPartRefunds()
  expect(await givenBack(gatewayId)).toEqual([90_000])
})

test('a refund that the provider refuses is told to the seller, and asked for again when they say so', async () => {
  const { buyer, id, gatewayId } = await paidOrder(2)
  await deliver(id)
  const number = await comeBack(buyer, id)
  await refundReturn(number, false)
  await db.run('update part_refunds set amount = 9900000 where order_id = $1', [id])
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await sendPartRefunds()
  expect(errors).toHaveBeenCalledWith(expect.stringContaining(`npm run returns -- refund ${id}`))
  errors.mockRestore()
  expect(await partRefundsOf(id)).toMatchObject([{ state: 'stuck' }])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    returns: { parts: [{ refund: 'stuck' }] },
  })
  await db.run('update part_refunds set amount = 90000 where order_id = $1', [id])
  expect(await retryPartRefunds(number)).toContain('asked for again')
  expect(await retryPartRefunds(number)).toBeUndefined()
  await sendPartRefunds()
  expect(await givenBack(gatewayId)).toEqual([90_000])
})

test('a part that the provider refuses is paid by hand and recorded once, and nothing more is sent', async () => {
  const { buyer, id, gatewayId } = await paidOrder(2)
  await deliver(id)
  const number = await comeBack(buyer, id)
  expect(await settlePartRefund(number, '432611809921')).toMatchObject({ done: false })
  await refundReturn(number, false)
  await db.run(
    `update part_refunds set state = 'stuck', asked_at = now(), attempts = 3 where order_id = $1`,
    [id],
  )
  expect(await settlePartRefund(number, '432611809921')).toMatchObject({
    done: false,
    message: expect.stringContaining('just now'),
  })
  await db.run(`update part_refunds set asked_at = now() - interval '1 minute' where order_id = $1`, [id])
  expect(await settlePartRefund(number, 'cash')).toMatchObject({ done: false })
  const twice = await Promise.all([
    settlePartRefund(number, '432611809921'),
    settlePartRefund(id, '432611809922'),
  ])
  expect(twice.filter(({ done }) => done)).toHaveLength(1)
  expect(twice.find(({ done }) => !done)?.message).toContain('was paid before')
  expect(await retryPartRefunds(number)).toBeUndefined()
  await dueNow()
  await sendPartRefunds()
  expect(await givenBack(gatewayId)).toEqual([])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    returns: { parts: [{ amount: 900, refund: 'paid', utr: expect.stringMatching(/^43261180992[12]$/) }] },
  })
  expect((await mailsTo(buyer)).filter(({ payload }) => payload.what === 'paid')).toHaveLength(1)
})

test('a part that is with the provider is not recorded as paid by hand', async () => {
  const { buyer, id, gatewayId } = await paidOrder(1)
  await deliver(id)
  const number = await comeBack(buyer, id)
  await refundReturn(number, false)
  await db.run(`update part_refunds set state = 'sent', gateway_refund_id = $2 where order_id = $1`, [
    id,
    `r_${id}`,
  ])
  expect(await settlePartRefund(number, '432611809923')).toMatchObject({
    done: false,
    message: expect.stringContaining('twice'),
  })
  expect(await givenBack(gatewayId)).toEqual([])
})

test('what is left of an order goes back when its parcel does, and the webhook of one is never taken for the other', async () => {
  const { buyer, id, gatewayId } = await paidOrder(2)
  const stock = (await stockOf(STOLE)) ?? 0
  await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM1' })
  expect(await loseParcel(id, 'lost', [{ line: 1, units: 1 }])).toMatchObject({
    done: true,
    message: expect.stringContaining('₹900 goes back'),
  })
  expect(await acceptReturn(id)).toMatchObject({
    done: true,
    message: expect.stringContaining('₹900 goes back'),
  })
  expect(await stockOf(STOLE)).toBe(stock + 1)
  await sendPartRefunds()
  for (const event of await received(1, gatewayId)) await hear(event)
  await sendRefunds()
  await sendRefunds()
  expect(await givenBack(gatewayId)).toEqual([90_000, 90_000])
  expect(await partRefundsOf(id)).toMatchObject([{ state: 'done' }])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    refund: { amount: 900, state: 'Refunded' },
    returns: { parts: [{ kind: 'lost', amount: 900, refund: 'done' }] },
  })
})

test('a parcel that is lost whole goes back whole, once', async () => {
  const { id, gatewayId } = await paidOrder(1)
  await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM1' })
  const tries = await Promise.all([loseParcel(id, 'lost', []), loseParcel(id, 'damaged', [])])
  expect(tries.filter(({ done }) => done)).toHaveLength(1)
  await Promise.all([sendRefunds(), sendRefunds(), sendPartRefunds()])
  expect(await givenBack(gatewayId)).toEqual([90_000])
})
