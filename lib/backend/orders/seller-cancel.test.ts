import { messages } from '#lib/message-table.ts'
import { openCodLimit as openSentence } from '#messages/checkout.ts'
import { acceptReturn, cancelByShop } from './seller-cancel.ts'
import { sendRefunds } from './send-refunds.ts'
import { stepOrder } from './step-order.ts'
import { confirm, LAST, place, refundsOf, STOLE, withOnlineOrders } from './test-online.ts'
import { mailsTo, newBuyer, order, shop, statusOf, stockOf } from './test-orders.ts'

const { pays, givenBack } = withOnlineOrders()

const PARCEL = { courier: 'India Post', number: 'EM123456789IN' }
const REASON = 'The last one has a stain.'
const shipped = async (id: string) => {
  await stepOrder(id, 'shipped', PARCEL)
  return id
}

test('the shop cancels a placed and a packed order: pieces back, the reason in the mail and the history', async () => {
  for (const packed of [false, true]) {
    const buyer = await newBuyer()
    const stock = await stockOf(STOLE)
    const { coorderid } = await order(buyer, 'COD', [{ id: STOLE, units: 3 }])
    if (packed) await stepOrder(coorderid, 'packed')
    expect(await cancelByShop(coorderid, REASON)).toMatchObject({ done: true })
    expect(await stockOf(STOLE)).toBe(stock)
    const seen = await shop.order({ coorderid }, buyer)
    expect(seen).toMatchObject({ CoOrderStatus: 'Cancelled', cancellable: false, refund: null })
    expect(seen?.events.at(-1)).toMatchObject({ kind: 'cancelled', note: REASON })
    expect((await mailsTo(buyer)).slice(1)).toMatchObject([
      { template: 'orderCancelled', payload: { orderId: coorderid, reason: REASON, refund: '' } },
    ])
  }
})

test('ten askings at once, and the customer’s own, cancel it once', async () => {
  const buyer = await newBuyer()
  const stock = await stockOf(STOLE)
  const { coorderid } = await order(buyer, 'COD', [{ id: STOLE, units: 2 }])
  const own = shop
    .cancelOrder({ coorderid, reason: 'Cash Issue', comment: 'No cash this month.' }, buyer)
    .then(() => 1)
    .catch(() => 0)
  const tries = await Promise.all(Array.from({ length: 10 }, () => cancelByShop(coorderid, REASON)))
  expect(tries.filter(({ done }) => done).length + (await own)).toBe(1)
  expect(tries.find(({ done }) => !done)?.message).toContain('is cancelled, so it cannot be cancelled now')
  expect(await stockOf(STOLE)).toBe(stock)
  expect((await mailsTo(buyer)).map(({ template }) => template)).toEqual(['orderPlaced', 'orderCancelled'])
})

test('cancelled in the same moment as it is shipped, an order is either, never both', async () => {
  for (let race = 0; race < 5; race++) {
    const { coorderid } = await order(await newBuyer(), 'COD', [{ id: STOLE }])
    const [ended, sent] = await Promise.all([
      cancelByShop(coorderid, REASON),
      stepOrder(coorderid, 'shipped', PARCEL),
    ])
    expect(ended.done).toBe(!sent.done)
    expect(await statusOf(coorderid)).toBe(ended.done ? 'cancelled' : 'shipped')
  }
})

test('what was paid online goes back once, whether it is cancelled or the parcel came back', async () => {
  for (const came of [false, true]) {
    const buyer = await newBuyer()
    const { id, gatewayId } = await place(buyer, LAST)
    await confirm(buyer, await pays(gatewayId))
    const end = came ? () => acceptReturn(id) : () => cancelByShop(id, REASON)
    if (came) await shipped(id)
    const [first, second] = [await end(), await end()]
    expect(first).toMatchObject({ done: true, message: expect.stringContaining('₹900 goes back') })
    expect(second.done).toBe(false)
    await Promise.all([sendRefunds(), sendRefunds()])
    expect(await refundsOf(id)).toEqual([{ amount: 90_000, why: 'cancelled', state: 'done' }])
    expect(await givenBack(gatewayId)).toEqual([90_000])
    expect(await stockOf(LAST)).toBe(1)
  }
})

test('a parcel that came back ends its order, and it is not on its way to the customer any more', async () => {
  const buyer = await newBuyer()
  const stock = await stockOf(STOLE)
  const placed = () => order(buyer, 'COD', [{ id: STOLE }])
  const ids = []
  for (let n = 0; n < 5; n++) ids.push(await shipped((await placed()).coorderid))
  await expect(placed()).rejects.toMatchObject({ status: 429, message: openSentence(5, true) })
  const [refused = ''] = ids
  const tries = await Promise.all([acceptReturn(refused), acceptReturn(refused), acceptReturn(refused)])
  expect(tries.filter(({ done }) => done)).toHaveLength(1)
  expect(await stockOf(STOLE)).toBe((stock ?? 0) - 4)
  expect(await shop.order({ coorderid: refused }, buyer)).toMatchObject({
    CoOrderStatus: 'Cancelled',
    events: [{ kind: 'placed' }, { kind: 'shipped' }, { kind: 'cancelled', note: messages.parcelReturned }],
  })
  expect((await mailsTo(buyer)).filter(({ template }) => template === 'orderCancelled')).toMatchObject([
    { payload: { orderId: refused, reason: messages.parcelReturned } },
  ])
  await expect(placed()).resolves.toHaveProperty('coorderid')
})

test('what cannot be ended so says why, and what to do instead', async () => {
  const { coorderid } = await order(await newBuyer(), 'COD', [{ id: STOLE }])
  expect((await acceptReturn(coorderid)).message).toContain('It was not shipped: cancel it.')
  await shipped(coorderid)
  expect((await cancelByShop(coorderid, REASON)).message).toContain('If the parcel came back, say: returned.')
  await stepOrder(coorderid, 'delivered')
  expect((await cancelByShop(coorderid, REASON)).done).toBe(false)
  expect((await acceptReturn(coorderid)).message).toContain('mark it shipped again first')
  for (const answer of [await acceptReturn('NO-SUCH'), await cancelByShop('NO-SUCH', REASON)])
    expect(answer).toEqual({ done: false, message: 'There is no order NO-SUCH.' })
})
