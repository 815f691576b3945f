import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { stepOrder } from '../orders/step-order.ts'
import { newBuyer, orderRequestFrom, shop } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { billsOfOrder } from './bills-of-order.ts'
import { readBill } from './read-bill.ts'

withTestDatabase()

test('Law 20: a bill is read by the account and the browser that ordered, and by nobody else', async () => {
  await addProduct({ id: 1 })
  const [buyer, stranger] = [await newBuyer(), await newBuyer()]
  const browser = 'A'.repeat(43)
  const { coorderid } = await shop.placeOrder(orderRequestFrom(buyer, 'COD', [{ id: 1 }]), {
    token: buyer.token,
    orderBrowser: browser,
  })
  await stepOrder(coorderid, 'packed')
  const key = (await billsOfOrder(db, coorderid))[0]?.path.split('/').at(-1) ?? ''
  expect(await readBill(key, { token: buyer.token })).toMatchObject({ order: { id: coorderid } })
  expect(await readBill(key, { browser })).toMatchObject({ order: { id: coorderid } })
  expect(await readBill(key, { token: stranger.token })).toBeUndefined()
  const signIn = { status: 401 }
  await expect(readBill(key, {})).rejects.toMatchObject(signIn)
  await expect(readBill(key, { token: 'dead', browser: 'B'.repeat(43) })).rejects.toMatchObject(signIn)
  await expect(readBill('A'.repeat(22), {})).rejects.toMatchObject(signIn)
  expect(await readBill(`${key}'`, { token: buyer.token })).toBeUndefined()
})
