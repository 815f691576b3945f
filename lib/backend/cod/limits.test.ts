import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { cancelByShop } from '../orders/seller-cancel.ts'
import { withHoldLimits } from '../orders/test-limits.ts'
import { type Buyer, newBuyer, order, orderRequestFrom, shop } from '../orders/test-orders.ts'
import { setPaymentSettings } from '../payments/settings.ts'
import { addProduct } from '../test-product.ts'
import { setCod } from './test-cod.ts'

withTestDatabase()
withHoldLimits({ holdRupees: 1_000_000, holdPiecesOfOne: 1_000 })

beforeAll(() => addProduct({ id: 1, sizes: { NA: 5_000 }, price: 500, delivery: 0 }))
beforeEach(async () => {
  setPaymentSettings(undefined)
  await db.run(`update orders set status = 'cancelled', placed_at = placed_at - interval '2 days'`)
})

const LINES = [{ prod_id: 1, unit: 1 }]
const quoted = async (buyer: Buyer, from?: string) =>
  (await shop.checkout({ lines: LINES, addressid: buyer.address }, { token: buyer.token, address: from }))
    .data?.[0]
const placing = (buyer: Buyer, from?: string, units = 1) =>
  shop.placeOrder(orderRequestFrom(buyer, 'COD', [{ id: 1, units }]), { token: buyer.token, address: from })
const moveTo = (buyer: Buyer, pincode: string, mobile: string) =>
  db.run('update addresses set pincode = $2, mobile = $3 where customer_id = $1', [buyer.id, pincode, mobile])
const buyers = (count: number) => Promise.all(Array.from({ length: count }, newBuyer))
/** What became of orders that are sent at once. */
const outcomes = async (all: Promise<unknown>[]) => {
  const ended = await Promise.allSettled(all)
  const refused = ended.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
  return {
    placed: ended.length - refused.length,
    refused: refused.map(({ key, status }) => `${status} ${key}`),
  }
}

test('a shop that limits nothing takes any number of orders of one number', async () => {
  await setCod()
  expect(await outcomes((await buyers(4)).map(buyer => placing(buyer)))).toMatchObject({ placed: 4 })
})

test('one number has as many orders on the way as the seller says, also when many accounts send them at once', async () => {
  await setCod({ limits: { perNumber: 2 } })
  const all = await buyers(6)
  const { placed, refused } = await outcomes(all.map(buyer => placing(buyer)))
  expect([placed, refused]).toEqual([2, Array(4).fill('429 codNumberLimit')])
  const [buyer] = all as [Buyer]
  expect((await quoted(buyer))?.codLimit).toBe(
    'Up to 2 orders to pay at the door can be on the way to one mobile number at a time. Please wait until one has arrived.',
  )
  const [held] = await db.query<{ id: string }>(`select id from orders where status = 'placed'`)
  await cancelByShop(held?.id ?? '', 'Sold')
  await placing(buyer)
  const other = await newBuyer()
  await moveTo(other, '451224', '9000000002')
  expect((await quoted(other))?.codLimit).toBe('')
  await placing(other)
})

test('one PIN code gets as many a day, whatever number they are for', async () => {
  await setCod({ limits: { perPin: 3 } })
  const all = await buyers(6)
  await Promise.all(all.map((buyer, n) => moveTo(buyer, n < 5 ? '451225' : '451226', `900000001${n}`)))
  const { placed, refused } = await outcomes(all.map(buyer => placing(buyer)))
  expect([placed, refused]).toEqual([4, Array(2).fill('429 codPinLimit')])
})

test('one network places as many a day, also where its customers are known', async () => {
  await setCod({ limits: { perNetwork: 2 } })
  const all = await buyers(5)
  await db.run(
    `update orders set status = 'delivered', customer_id = $1 where id = (select min(id) from orders)`,
    [all[0]?.id],
  )
  const { placed, refused } = await outcomes(all.map(buyer => placing(buyer, '203.0.113.9')))
  expect([placed, refused]).toEqual([2, Array(3).fill('429 codNetworkLimit')])
  expect((await quoted(await newBuyer(), '203.0.113.9'))?.codLimit).toMatch(/same internet connection/)
  expect(await outcomes([placing(await newBuyer(), '203.0.113.10')])).toMatchObject({ placed: 1 })
})

test('all limits at once, and many orders, keep each other waiting in no circle', async () => {
  await setCod({ limits: { perNumber: 3, perPin: 100, perNetwork: 100 } })
  const all = await buyers(16)
  await Promise.all(all.map((buyer, n) => moveTo(buyer, `45122${n % 3}`, `900000002${n % 4}`)))
  const { placed } = await outcomes(all.map((buyer, n) => placing(buyer, `203.0.113.${n % 2}`)))
  expect(placed).toBe(12)
})

test('an order that is worth too much is paid online, where there is that', async () => {
  await setCod({ limits: { maxRupees: 1_000 } })
  const buyer = await newBuyer()
  await placing(buyer, undefined, 2)
  await expect(placing(buyer, undefined, 3)).rejects.toMatchObject({
    status: 409,
    message: 'Orders up to ₹1,000 can be paid at the door. Please order less.',
  })
})

test('the same press of Place Order is one order, also when the limit is reached with it', async () => {
  await setCod({ limits: { perNumber: 1 } })
  const buyer = await newBuyer()
  const both = await Promise.all(
    [1, 2].map(() => order(buyer, 'COD', [{ id: 1 }], { key: 'key-of-16-signs-1' })),
  )
  expect(new Set(both.map(({ coorderid }) => coorderid)).size).toBe(1)
})
