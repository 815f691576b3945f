import { db } from '../db/pool.ts'
import { refundReturn } from '../returns/end-return.ts'
import { recordUtr } from '../returns/record-utr.ts'
import { setRefundTarget } from '../returns/refund-target.ts'
import { sendPartRefunds } from '../returns/send-part-refunds.ts'
import { acceptReturnRequest, receiveReturn } from '../returns/step-return.ts'
import { ask, deliver, partRefundsOf } from '../returns/test-returns.ts'
import { giveGoodwill } from './give-goodwill.ts'
import { loseParcel } from './lose-parcel.ts'
import { acceptReturn } from './seller-cancel.ts'
import { sendRefunds } from './send-refunds.ts'
import { stepOrder } from './step-order.ts'
import { confirm, STOLE, withOnlineOrders } from './test-online.ts'
import { mailsTo, newBuyer, order, shop } from './test-orders.ts'

const { pays, givenBack } = withOnlineOrders()

const paidOrder = async (units = 1) => {
  const buyer = await newBuyer()
  const placed = await order(buyer, 'ONLINE', [{ id: STOLE, units }])
  const gatewayId = placed.gatewayOrder?.id ?? ''
  await confirm(buyer, await pays(gatewayId))
  return { buyer, id: placed.coorderid, gatewayId }
}

const atDoor = async () => {
  const buyer = await newBuyer()
  const { coorderid: id } = await order(buyer, 'COD', [{ id: STOLE, units: 1 }])
  return { buyer, id }
}

const notesOf = (id: string) => db.query('select 1 from credit_notes where order_id = $1', [id])

test('a sum goes back as it was paid; the pieces and the bill stay', async () => {
  const { buyer, id, gatewayId } = await paidOrder()
  await deliver(id)
  expect(await giveGoodwill(id, 15_050, 'A stain on the border')).toMatchObject({ done: true })
  await sendPartRefunds()
  expect(await givenBack(gatewayId)).toEqual([15_050])
  expect(await notesOf(id)).toEqual([])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    returns: {
      returnable: true,
      parts: [
        { kind: 'goodwill', amount: 150.5, refund: 'done', lines: [], reason: 'A stain on the border' },
      ],
    },
  })
  expect(await mailsTo(buyer)).toContainEqual(
    expect.objectContaining({
      payload: expect.objectContaining({ what: 'goodwill', amount: '₹150.50', why: 'A stain on the border' }),
    }),
  )
})

test('what was paid at the door is paid back by hand, once it was paid', async () => {
  const { buyer, id } = await atDoor()
  await stepOrder(id, 'packed')
  expect(await giveGoodwill(id, 100, 'Late')).toMatchObject({ done: false })
  await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM1' })
  expect(await giveGoodwill(id, 10_000, 'Late')).toMatchObject({ done: false })
  await stepOrder(id, 'delivered')
  expect(await giveGoodwill(id, 10_000, 'Late')).toMatchObject({ done: true })
  expect(await recordUtr(id, '432611809921')).toMatchObject({ done: false })
  await setRefundTarget(id, 'asha@okaxis', buyer)
  expect(await recordUtr(id, '432611809921')).toMatchObject({ done: true })
  expect(await partRefundsOf(id)).toMatchObject([{ state: 'done', amount: 10_000 }])
})

test('all that goes back of an order is never more than was paid, in whatever order it goes', async () => {
  const { buyer, id, gatewayId } = await paidOrder()
  const { total } = (await db.one<{ total: number }>('select total from orders where id = $1', [id])) ?? {
    total: 0,
  }
  await deliver(id)
  expect(await giveGoodwill(id, total + 1, 'Too much')).toMatchObject({ done: false })
  expect(await giveGoodwill(id, 20_000, 'A stain')).toMatchObject({ done: true })
  const number = await ask(buyer, id, { reason: 'defective' })
  await acceptReturnRequest(number)
  await receiveReturn(number)
  await refundReturn(number, true)
  await sendPartRefunds()
  expect((await givenBack(gatewayId)).toSorted()).toEqual([20_000, total - 20_000].toSorted())
  expect(await giveGoodwill(id, 100, 'More')).toMatchObject({ done: false })
})

test.each(['lost', 'came back'])('a parcel that is %s afterwards gives back the rest alone', async end => {
  const { id, gatewayId } = await paidOrder()
  const { total } = (await db.one<{ total: number }>('select total from orders where id = $1', [id])) ?? {
    total: 0,
  }
  await stepOrder(id, 'packed')
  await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM1' })
  await giveGoodwill(id, 5_000, 'It takes long')
  expect(await (end === 'lost' ? loseParcel(id, 'lost', []) : acceptReturn(id))).toMatchObject({ done: true })
  await sendPartRefunds()
  await sendRefunds()
  expect((await givenBack(gatewayId)).toSorted((a, b) => a - b)).toEqual([5_000, total - 5_000])
})

test('two at once give back what both say, and ten are the most', async () => {
  const { id } = await paidOrder()
  await deliver(id)
  const results = await Promise.all(Array.from({ length: 12 }, () => giveGoodwill(id, 100, 'Sorry')))
  expect(results.filter(({ done }) => done)).toHaveLength(10)
})
