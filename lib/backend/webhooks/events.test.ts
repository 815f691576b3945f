import { confirmBySeller } from '../cod/confirm-by-seller.ts'
import { refuseParcel } from '../cod/refuse-parcel.ts'
import { setCod } from '../cod/test-cod.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { stepStock } from '../desk/things/step-stock.ts'
import { cancelByShop } from '../orders/seller-cancel.ts'
import { sendRefunds } from '../orders/send-refunds.ts'
import { stepOrder } from '../orders/step-order.ts'
import { confirm, endHold, place, STOLE, withOnlineOrders } from '../orders/test-online.ts'
import { newBuyer, order, shop } from '../orders/test-orders.ts'
import { refundReturn } from '../returns/end-return.ts'
import { recordUtr } from '../returns/record-utr.ts'
import { acceptReturnRequest, pickReturn, receiveReturn } from '../returns/step-return.ts'
import { ask, delivered } from '../returns/test-returns.ts'
import { addProduct, addVariants } from '../test-product.ts'
import { queueOrderEvent } from './queue-order-event.ts'
import { forgetWebhooks, listen, written } from './test-webhooks.ts'

const { pays } = withOnlineOrders()

const URL = 'https://hooks.example.com/in'
const told = async (type = '%') => (await written(type)).map(each => each.type)
const PARCEL = { courier: 'India Post', number: 'EM1' }

beforeEach(async () => {
  await forgetWebhooks()
  await listen(URL)
})

test('an order to pay at the door is told step by step, by its number and its state alone', async () => {
  await setCod({ confirmHours: 24 })
  const { coorderid: id } = await order(await newBuyer(), 'COD', [{ id: STOLE }])
  await confirmBySeller(id)
  await confirmBySeller(id)
  await stepOrder(id, 'packed')
  await stepOrder(id, 'shipped', PARCEL)
  await stepOrder(id, 'shipped', PARCEL)
  await stepOrder(id, 'shipped', { ...PARCEL, number: 'EM2' })
  await stepOrder(id, 'delivered')
  await stepOrder(id, 'delivered')
  expect(await written('order.%')).toEqual([
    { type: 'order.placed', data: { order_id: id, status: 'placed' } },
    { type: 'order.confirmed', data: { order_id: id, status: 'placed' } },
    { type: 'order.packed', data: { order_id: id, status: 'packed' } },
    { type: 'order.shipped', data: { order_id: id, status: 'shipped' } },
    { type: 'order.shipped', data: { order_id: id, status: 'shipped' } },
    { type: 'order.delivered', data: { order_id: id, status: 'delivered' } },
  ])
})

test('an order that is paid online is told when it is paid, and its refund when the money went back', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  expect(await told()).toEqual([])
  await confirm(buyer, await pays(gatewayId))
  expect(await told()).toEqual(['order.placed', 'order.paid'])
  await cancelByShop(id, 'Torn')
  expect(await told()).toEqual(['order.placed', 'order.paid', 'order.cancelled'])
  for (let tries = 0; tries < 20 && (await told('order.refunded')).length === 0; tries++) {
    await db.run('update refunds set due_at = now()')
    await sendRefunds()
  }
  await sendRefunds()
  expect(await told()).toEqual(['order.placed', 'order.paid', 'order.cancelled', 'order.refunded'])
})

test('what was never paid is told of neither as placed nor as cancelled', async () => {
  const buyer = await newBuyer()
  await endHold((await place(buyer)).id)
  const other = await place(await newBuyer())
  await cancelByShop(other.id, 'Sold out')
  expect(await told()).toEqual([])
})

test('a parcel that nobody took came back; a return is told by its number, and its refund', async () => {
  const refused = (await order(await newBuyer(), 'COD', [{ id: STOLE }])).coorderid
  await stepOrder(refused, 'shipped', PARCEL)
  await refuseParcel(refused)
  expect((await written()).at(-1)).toEqual({
    type: 'order.returned',
    data: { order_id: refused, status: 'cancelled' },
  })
  const buyer = await newBuyer()
  const id = await delivered(buyer, [{ id: STOLE }])
  const number = await ask(buyer, id, { upi: 'asha@okaxis' })
  for (const step of [acceptReturnRequest, pickReturn, receiveReturn]) await step(number)
  await refundReturn(number, true)
  await recordUtr(number, '432611809921')
  expect((await written()).slice(-2)).toEqual([
    { type: 'order.returned', data: { order_id: id, status: 'delivered', return_number: number } },
    { type: 'order.refunded', data: { order_id: id, status: 'delivered' } },
  ])
})

test('a stock is told once when it falls to the number, and again when it has been above it', async () => {
  await addProduct({ id: 31, name: 'Kurta', sizes: { M: 6, L: 50 } })
  const buys = async (units: number) =>
    (await order(await newBuyer(), 'COD', [{ id: 31, size: 'M', units }])).coorderid
  await buys(2)
  expect(await told('stock.low')).toEqual([])
  const id = await buys(1)
  await buys(1)
  expect(await written('stock.low')).toEqual([
    {
      type: 'stock.low',
      data: { stocks: [{ product_id: 31, asin: 'A-31', size: 'M', variant_id: null, sku: '', stock: 3 }] },
    },
  ])
  await cancelByShop(id, 'Torn')
  await stepStock({ id: 31, size: 'M', by: 2 })
  await stepStock({ id: 31, size: 'M', by: -2 })
  expect(await told('stock.low')).toHaveLength(2)
  expect(await written('product.changed')).toMatchObject([
    { data: { products: [{ product_id: 31, asin: 'A-31', on_sale: true }] } },
    { data: { products: [{ product_id: 31 }] } },
  ])
})

test('where each choice has pieces of its own, that choice is told, and not the sum of its size', async () => {
  await addProduct({ id: 32, name: 'Saree', sizes: { NA: 0 }, colors: ['Red', 'Blue'] })
  await addVariants(32, [
    { color: 'Red', sku: 'S-R', stock: 4 },
    { color: 'Blue', sku: 'S-B', stock: 1 },
  ])
  await order(await newBuyer(), 'COD', [{ id: 32, color: 'Red' }])
  expect(await written('stock.low')).toEqual([
    {
      type: 'stock.low',
      data: { stocks: [expect.objectContaining({ sku: 'S-R', stock: 3, product_id: 32 })] },
    },
  ])
})

test('an order that is not made leaves nothing to tell, nor does a step that is rolled back', async () => {
  await addProduct({ id: 33, sizes: { NA: 1 } })
  await expect(order(await newBuyer(), 'COD', [{ id: 33, units: 2 }])).rejects.toThrow()
  const { coorderid: id } = await order(await newBuyer(), 'COD', [{ id: STOLE }])
  await expect(
    transaction(async tx => {
      await queueOrderEvent(tx, 'order.packed', id)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await told()).toEqual(['order.placed'])
})

test('each address is written what it chose; one that is off, and a shop without any, nothing', async () => {
  await forgetWebhooks()
  await order(await newBuyer(), 'COD', [{ id: STOLE }])
  expect(await told()).toEqual([])
  const one = await listen(`${URL}/1`, ['order.placed'])
  const two = await listen(`${URL}/2`, ['order.packed'])
  const off = await listen(`${URL}/3`)
  await db.run('update webhooks set off_at = now() where id = $1', [off.id])
  const { coorderid } = await order(await newBuyer(), 'COD', [{ id: STOLE }])
  await stepOrder(coorderid, 'packed')
  const rows = await db.query<{ webhook_id: number; type: string }>(
    'select webhook_id, type from webhook_messages order by id',
  )
  expect(rows).toEqual([
    { webhook_id: one.id, type: 'order.placed' },
    { webhook_id: two.id, type: 'order.packed' },
  ])
})

test('nothing that a customer typed is in a message, before or after they are erased', async () => {
  const buyer = await newBuyer()
  await shop.order({ coorderid: (await order(buyer, 'COD', [{ id: STOLE }])).coorderid }, buyer)
  const text = JSON.stringify(await db.query('select * from webhook_messages'))
  for (const personal of ['Asha', 'Verma', 'Ghat', '9876543210', buyer.email, buyer.id])
    expect(text).not.toContain(personal)
})
