import { messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct } from '../test-product.ts'
import { newBuyer, order, shop, stockOf } from './test-orders.ts'

withTestDatabase()

const STOLE = 1
beforeAll(() => addProduct({ id: STOLE, name: 'Stole', sizes: { NA: 50 }, price: 400 }))

const reason = { reason: 'Ordered By Mistake', comment: 'I pressed too fast.' } as const
const cancel = (coorderid: string, caller: { token: string }) =>
  shop.cancelOrder({ coorderid, ...reason }, caller)

test('a cancelled order gives its pieces back, once, says so, and mails it', async () => {
  const buyer = await newBuyer()
  const stock = await stockOf(STOLE)
  const { coorderid } = await order(buyer, 'COD', [{ id: STOLE, units: 3 }])
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => cancel(coorderid, buyer)))
  const done = tries.filter(outcome => outcome.status === 'fulfilled')
  expect(done).toEqual([
    { status: 'fulfilled', value: { message: messages.orderCancelled, data: { refund: 0 } } },
  ])
  for (const outcome of tries)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ status: 409, message: messages.notCancellable })
  expect(await stockOf(STOLE)).toBe(stock)
  expect(await shop.order({ coorderid }, buyer)).toMatchObject({
    CoOrderStatus: 'Cancelled',
    cancellable: false,
    refund: null,
    events: [{ kind: 'placed' }, { kind: 'cancelled', note: 'Ordered By Mistake' }],
  })
  const mails = await db.query<{ template: string }>(
    'select template from outbox where recipient = $1 order by id',
    [buyer.email],
  )
  expect(mails.map(({ template }) => template)).toEqual(['orderPlaced', 'orderCancelled'])
})

test('someone else’s order and a missing one are answered alike, and nothing changes', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()]
  const { coorderid } = await order(buyer, 'COD', [{ id: STOLE }])
  const answers = await Promise.allSettled([cancel(coorderid, other), cancel('0000-0000-0000-0000', other)])
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ status: 'rejected', reason: { status: 404 } })
  expect(await shop.order({ coorderid }, other)).toBeNull()
  expect(await shop.orderLines({}, other)).toEqual([])
  expect(await shop.order({ coorderid }, buyer)).toMatchObject({ CoOrderStatus: 'Placed' })
})

test.each(['shipped', 'delivered'])('an order that is %s is not cancelled any more', async status => {
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: STOLE }])
  await db.run('update orders set status = $2 where id = $1', [coorderid, status])
  const stock = await stockOf(STOLE)
  await expect(cancel(coorderid, buyer)).rejects.toMatchObject({ status: 409 })
  expect(await stockOf(STOLE)).toBe(stock)
})

test('a reason of the list and ten characters of comment are required', async () => {
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: STOLE }])
  for (const bad of [
    { reason: 'Because', comment: 'I pressed too fast.' },
    { reason: 'Cash Issue', comment: '  nine....  ' },
  ])
    await expect(shop.cancelOrder({ coorderid, ...bad } as never, buyer)).rejects.toMatchObject({
      status: 400,
    })
})
