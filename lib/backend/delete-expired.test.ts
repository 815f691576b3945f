import { db } from './db/pool.ts'
import { deleteExpired } from './delete-expired.ts'
import { endHold, place, withOnlineOrders } from './orders/test-online.ts'
import { newBuyer, order, shop, statusOf } from './orders/test-orders.ts'

const { pays } = withOnlineOrders()

const aged = (id: string, days: number) =>
  db.run('update orders set placed_at = now() - make_interval(days => $2) where id = $1', [id, days])
const cancel = (buyer: { token: string }, coorderid: string) =>
  shop.cancelOrder({ coorderid, reason: 'Cash Issue', comment: 'No cash this month.' }, buyer)

test('unpaid orders are deleted after a year, with their lines; paid or sold ones stay', async () => {
  const buyer = await newBuyer()
  const unpaid = await place(buyer)
  await endHold(unpaid.id)
  const recent = await place(buyer)
  await endHold(recent.id)
  const paid = await place(buyer)
  const signed = await pays(paid.gatewayId)
  await shop.confirmPayment(signed, buyer)
  await cancel(buyer, paid.id)
  const { coorderid: door } = await order(buyer, 'COD', [{ id: 1 }])
  await cancel(buyer, door)
  for (const id of [unpaid.id, paid.id]) await aged(id, 366)
  await aged(door, 364)
  await aged(recent.id, 364)
  expect(await deleteExpired()).toBe(1)
  expect(await statusOf(unpaid.id)).toBeUndefined()
  for (const table of ['order_lines', 'order_events'])
    expect(await db.query(`select 1 from ${table} where order_id = $1`, [unpaid.id])).toEqual([])
  expect([await statusOf(recent.id), await statusOf(paid.id), await statusOf(door)]).toEqual([
    'expired',
    'cancelled',
    'cancelled',
  ])
  expect(await deleteExpired()).toBe(0)
})

test('a query to a provider whose keys are gone is given up after four days', async () => {
  const [gone, due] = [await place(await newBuyer()), await place(await newBuyer())]
  const requestRefund = (id: string, days: number) =>
    db.run('update orders set check_at = now() - make_interval(days => $2) where id = $1', [id, days])
  await requestRefund(gone.id, 5)
  await requestRefund(due.id, 3)
  await deleteExpired()
  expect(
    await db.query('select id from orders where check_at is not null and id = any($1)', [[gone.id, due.id]]),
  ).toEqual([{ id: due.id }])
})

test('the origin of an order is forgotten when no limit needs it any more', async () => {
  const buyer = await newBuyer()
  const [ended, open, withHold] = [
    await place(buyer),
    { id: (await order(buyer, 'COD', [{ id: 1 }])).coorderid },
    await place(buyer),
  ]
  await endHold(ended.id)
  await db.run(`update orders set network = 'N' where customer_id = $1`, [buyer.id])
  const known = () =>
    db
      .query<{ id: string }>('select id from orders where network is not null and customer_id = $1', [
        buyer.id,
      ])
      .then(rows => rows.map(({ id }) => id).sort())
  await deleteExpired()
  expect(await known()).toHaveLength(3)
  for (const { id } of [ended, open, withHold]) await aged(id, 2)
  await deleteExpired()
  expect(await known()).toEqual([open.id, withHold.id].sort())
})

test('a caller who merges carts of ever new guests leaves a hundred records, and month-old ones are deleted', async () => {
  const buyer = await newBuyer()
  for (let n = 0; n < 130; n++)
    await shop.mergeCart(
      { guest_id: `guest-of-many-${n}`, lines: [{ prod_id: 1, unit: 1 }], wishes: [] },
      buyer,
    )
  const merges = () => db.query('select 1 from cart_merges where customer_id = $1', [buyer.id])
  expect(await merges()).toHaveLength(100)
  const again = await shop.mergeCart(
    { guest_id: 'guest-of-many-129', lines: [{ prod_id: 1, unit: 1 }], wishes: [] },
    buyer,
  )
  expect(again).toMatchObject({ merged: false })
  await db.run(`update cart_merges set merged_at = now() - interval '31 days' where customer_id = $1`, [
    buyer.id,
  ])
  await deleteExpired()
  expect(await merges()).toEqual([])
})
