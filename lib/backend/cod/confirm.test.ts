import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { confirmSection } from '../mail/confirm-section.ts'
import { orderForMail } from '../mail/order-for-mail.ts'
import { linkedOrder } from '../order-links/linked-order.ts'
import { orderLink } from '../order-links/order-link.ts'
import { orderSheet } from '../orders/order-sheet.ts'
import { cancelByShop } from '../orders/seller-cancel.ts'
import { sellerOrder } from '../orders/seller-order.ts'
import { newBuyer, order, shop } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { confirmByMessage, namedOrders } from './confirm-by-message.ts'
import { confirmBySeller } from './confirm-by-seller.ts'
import { confirmByCode } from './confirm-cod.ts'
import { confirmation, setCod } from './test-cod.ts'

withTestDatabase()

beforeAll(() => addProduct({ id: 1, sizes: { NA: 500 }, price: 500, delivery: 40 }))
beforeEach(() => setCod({ confirmHours: 24 }))

const OWN = '9876543210'
const placed = async () => (await order(await newBuyer(), 'COD', [{ id: 1 }])).coorderid

test('a shop that does not ask leaves its orders as they were', async () => {
  await setCod()
  const buyer = await newBuyer()
  const { data } = await shop.checkout({ lines: [{ prod_id: 1, unit: 1 }] }, buyer)
  expect(Object.keys(data?.[0] ?? {})).not.toContain('codSays')
  const id = (await order(buyer, 'COD', [{ id: 1 }])).coorderid
  expect(await confirmation(id)).toEqual({ by: null, asked: false, status: 'placed' })
  const told = await orderForMail(id)
  expect([told.toConfirm, told.confirmed, confirmSection(told)]).toEqual([undefined, undefined, []])
})

test('a shop that asks says so at the checkout, on the order’s page, in its mail and to the seller', async () => {
  const buyer = await newBuyer()
  const { data } = await shop.checkout({ lines: [{ prod_id: 1, unit: 1 }] }, buyer)
  expect(data?.[0]?.codSays).toBe('We ask you to confirm the order afterwards, by one message.')
  const id = (await order(buyer, 'COD', [{ id: 1 }])).coorderid
  const told = await orderForMail(id)
  const link = `https://wa.me/919876500000?text=CONFIRM%20${id}`
  expect(told.toConfirm?.whatsapp).toBe(link)
  expect(Date.parse(told.toConfirm?.until ?? '') - Date.parse(told.placedAt)).toBe(24 * 3_600_000)
  expect(JSON.stringify(confirmSection(told))).toContain(link)
  const seen = await linkedOrder((await orderLink(id))?.split('/').pop() ?? '', {})
  expect(seen).toMatchObject({ mayAct: false, order: { toConfirm: { whatsapp: link } } })
  const row = await sellerOrder(id)
  expect(row && JSON.stringify(orderSheet(row))).toContain('not yet; it waits until')
})

test('where the seller’s number is no mobile one, or WhatsApp is on another, the link says so', async () => {
  await setCod({ confirmHours: 24 }, 'ask at the counter')
  expect((await orderForMail(await placed())).toConfirm?.whatsapp).toBe('')
  await setCod({ confirmHours: 24, whatsapp: '9123456780' })
  expect((await orderForMail(await placed())).toConfirm?.whatsapp).toContain('wa.me/919123456780?')
})

test('what is paid online needs no confirmation', async () => {
  const id = await placed()
  await db.run(`update orders set mode = 'ONLINE' where id = $1`, [id])
  expect(await confirmBySeller(id)).toMatchObject({ done: false })
  expect(await transaction(tx => confirmByCode(tx, id))).toBe(false)
  expect(await confirmation(id)).toMatchObject({ by: null })
})

test('the seller confirms an order once, and not one that has ended', async () => {
  const id = await placed()
  expect(await confirmBySeller(id)).toEqual({ done: true, message: `${id} is confirmed.` })
  expect((await confirmBySeller(id)).message).toBe(`${id} was confirmed before: nothing changed.`)
  expect(await confirmation(id)).toMatchObject({ by: 'seller' })
  const told = await orderForMail(id)
  expect([told.confirmed, told.toConfirm]).toEqual([true, undefined])
  const other = await placed()
  await cancelByShop(other, 'Sold')
  expect(await confirmBySeller(other)).toMatchObject({ done: false })
  expect(await confirmBySeller('0000-0000-0000-0000')).toMatchObject({ done: false })
})

test('a message from the order’s number confirms it, and one from a stranger’s number nothing', async () => {
  const id = await placed()
  await confirmByMessage('9000000001', `CONFIRM ${id}`)
  expect(await confirmation(id)).toMatchObject({ by: null })
  await confirmByMessage(OWN, `CANCEL ${id}`)
  await confirmByMessage(OWN, `Please do not confirm ${id}`)
  expect(await confirmation(id)).toMatchObject({ by: null })
  await Promise.all(Array.from({ length: 5 }, () => confirmByMessage(OWN, `confirm ${id.toLowerCase()}.`)))
  expect(await confirmation(id)).toMatchObject({ by: 'webhook' })
})

test('the account’s own number confirms too, also where the parcel goes to another', async () => {
  const buyer = await newBuyer()
  await db.run('update customers set mobile = $2 where id = $1', [buyer.id, '9000000077'])
  const id = (await order(buyer, 'COD', [{ id: 1 }])).coorderid
  await confirmByMessage('9000000077', `CONFIRM ${id}`)
  expect(await confirmation(id)).toMatchObject({ by: 'webhook' })
})

const ID = '7K3M-9QXT-2BHD-4VRA'
test.each([
  [`CONFIRM ${ID}`, [ID]],
  [`Hi, please confirm my order ${ID}!`, [ID]],
  [ID.toLowerCase(), [ID]],
  [`जी कन्फर्म करें ${ID}`, [ID]],
  [`CONFIRM ${ID} ${ID} 8K3M-9QXT-2BHD-4VRA`, [ID, '8K3M-9QXT-2BHD-4VRA']],
  [`Where is ${ID}?`, []],
  [`don't confirm ${ID}`, []],
  [`no ${ID}`, []],
  ['CONFIRM', []],
  [`CONFIRM ${'x'.repeat(600)} ${ID}`, []],
  ['', []],
])('%j names %j', (text, ids) => expect(namedOrders(text)).toEqual(ids))

test('whoever shows that the number is theirs confirms by a code, where nobody asked too', async () => {
  await setCod()
  const id = await placed()
  expect(await transaction(tx => confirmByCode(tx, id))).toBe(true)
  expect(await transaction(tx => confirmByCode(tx, id))).toBe(false)
  expect(await confirmation(id)).toMatchObject({ by: 'code' })
})
