import { dayInWords } from '#lib/delivery/rules/day-in-words.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { orderForMail } from '../mail/order-for-mail.ts'
import { orderSections } from '../mail/order-sections.ts'
import { orderSheet } from '../orders/order-sheet.ts'
import { sellerOrder } from '../orders/seller-order.ts'
import { type Buyer, newBuyer, order, orderRequestFrom, shop } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { setDelivery } from './test-delivery.ts'

withTestDatabase()

beforeAll(() => addProduct({ id: 1, sizes: { NA: 500 }, price: 500, delivery: 40 }))
afterEach(() => {
  jest.restoreAllMocks()
  return db.run('truncate delivery_rules')
})

const LINES = [{ prod_id: 1, unit: 2 }]
const quoteFor = async (buyer: Buyer) => {
  const { data } = await shop.checkout({ lines: LINES, addressid: buyer.address }, buyer)
  return data?.[0]
}
const placed = (buyer: Buyer, more: object = {}, mode: 'COD' | 'ONLINE' = 'COD') =>
  shop.placeOrder({ ...orderRequestFrom(buyer, mode, [{ id: 1, units: 2 }]), ...more }, buyer)
const at = (time: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time))

test('without a table delivery is the sum of the lines, nothing is promised, and nothing is kept', async () => {
  const buyer = await newBuyer()
  const quote = await quoteFor(buyer)
  expect(quote).toMatchObject({ delivery: 80, totalCod: 1080 })
  expect(Object.keys(quote ?? {})).not.toContain('deliverTo')
  const { coorderid } = await order(buyer, 'COD', [{ id: 1, units: 2 }])
  expect(await db.query('select from order_promises where order_id = $1', [coorderid])).toEqual([])
})

test('with a table it replaces the sum, in the quote and in the order alike; the order keeps its day', async () => {
  await setDelivery({ 45: { charge: 4900, days: { from: 2, to: 3 } }, '*': { charge: 9900 } })
  const buyer = await newBuyer()
  const quote = await quoteFor(buyer)
  expect(quote).toMatchObject({ delivery: 49, totalCod: 1049, deliverTo: '451224', codLimit: '' })
  const { coorderid } = await placed(buyer, { expected_total: 1049, expected_delivery: quote?.deliverBy })
  await setDelivery({ '*': { charge: 1, days: { from: 60, to: 60 } } })
  const told = await orderForMail(coorderid)
  expect(told).toMatchObject({ delivery: 49, total: 1049, deliverBy: quote?.deliverBy })
  const words = `Delivery by ${dayInWords(quote?.deliverBy ?? '')}`
  expect(orderText(told).promised).toBe(words)
  expect(JSON.stringify(orderSections(orderText(told)))).toContain(words)
  const row = await sellerOrder(coorderid)
  expect(row && orderSheet(row)).toContainEqual(['', words])
})

test('an order a second before the cut-off comes a day earlier, and what comes later than was shown is told first', async () => {
  await setDelivery({ '*': { days: { from: 1, to: 1 } } }, { cutOff: '14:00' })
  const buyer = await newBuyer()
  at('2026-11-23T13:59:59+05:30')
  const shown = (await quoteFor(buyer))?.deliverBy
  expect(shown).toBe('2026-11-24')
  at('2026-11-23T14:00:00+05:30')
  await expect(placed(buyer, { expected_delivery: shown })).rejects.toMatchObject({
    status: 409,
    key: 'deliveryLater',
    message: 'Your order would now come by Wed 25 Nov, later than this page said. Please look at it again.',
  })
  const { coorderid } = await placed(buyer, { expected_delivery: '2026-11-25' })
  expect((await orderForMail(coorderid)).deliverBy).toBe('2026-11-25')
})

test('where it is not served nothing can be ordered, by either way to pay', async () => {
  await setDelivery({ 45: { served: false }, '*': { charge: 9900 } })
  const buyer = await newBuyer()
  expect((await quoteFor(buyer))?.delivery).toBe(99)
  expect((await quoteFor(buyer))?.notServed).toBe(
    'We do not deliver to PIN code 451224 yet. Please choose another address.',
  )
  for (const mode of ['COD', 'ONLINE'] as const)
    await expect(placed(buyer, {}, mode)).rejects.toMatchObject({ status: 409, key: 'notServedAt' })
})

test('pay on delivery is refused where the table says so, and above its amount; the quote says it before', async () => {
  const buyer = await newBuyer()
  await setDelivery({ '*': { cod: false } })
  const sentence = 'Pay on delivery is not available at PIN code 451224. Please pay online.'
  expect((await quoteFor(buyer))?.codLimit).toBe(sentence)
  await expect(placed(buyer)).rejects.toMatchObject({ status: 409, message: sentence })
  // No provider answers here: the order got as far as its payment.
  await expect(placed(buyer, {}, 'ONLINE')).rejects.toMatchObject({ status: 503 })
  await setDelivery({ '*': { codMax: 99_999, charge: 0 } })
  await expect(placed(buyer)).rejects.toMatchObject({
    message: 'At PIN code 451224 up to ₹1,000 can be paid on delivery. Please pay online.',
  })
  await setDelivery({ '*': { codMax: 100_000, charge: 0 } })
  expect(await placed(buyer)).toMatchObject({ message: expect.stringContaining('Confirmed') })
})

test('a charge that changed since is told with the new total', async () => {
  await setDelivery({ '*': { charge: 4900 } })
  const buyer = await newBuyer()
  const quote = await quoteFor(buyer)
  await setDelivery({ '*': { charge: 5900 } })
  await expect(placed(buyer, { expected_total: quote?.totalCod })).rejects.toMatchObject({
    status: 409,
    key: 'totalChanged',
  })
})

test('a customer without an address is quoted the lowest charge', async () => {
  await setDelivery({ 45: { charge: 4900 }, 46: { charge: 2900 }, 47: { served: false, charge: 0 } })
  const buyer = await newBuyer()
  await shop.deleteAddress({ id: buyer.address }, buyer)
  const { data } = await shop.checkout(LINES, buyer)
  expect(data?.[0]).toMatchObject({ delivery: 29, deliverTo: '' })
})
