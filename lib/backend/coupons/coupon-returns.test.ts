import { billText } from '#lib/bills/rules/bill-text.ts'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import { issueBill } from '../bills/issue-bill.ts'
import { setSeller } from '../bills/test-seller.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { lockOrder } from '../orders/order-row.ts'
import { type Buyer, newBuyer } from '../orders/test-orders.ts'
import { endPart } from '../returns/end-part.ts'
import { addProduct } from '../test-product.ts'
import { newCoupon, orderWith } from './test-coupons.ts'

withTestDatabase()

const [KURTA, LAMP] = [1, 2]
const AT_HOME = { street: '1 Ghat Road', town: 'Khargone', state: 'Madhya Pradesh', pin: '451001' }
let asha: Buyer
beforeAll(async () => {
  await addProduct({ id: KURTA, name: 'Kurta', sizes: { NA: 500 }, price: 1000, delivery: 60 })
  await addProduct({ id: LAMP, name: 'Brass lamp', sizes: { NA: 500 }, price: 400, delivery: 0 })
  await newCoupon('KURTA50', { percent: '50', products: 'A-1' })
  await newCoupon('SHIP', { 'free-delivery': 'yes' })
})
beforeEach(async () => {
  asha = await newBuyer()
})

const billed = async (code: string) => {
  const lines = [{ id: KURTA, units: 2 }, { id: LAMP }]
  const { coorderid: id = '' } = await orderWith(asha, code, lines)
  await transaction(tx => issueBill(tx, id))
  await db.run(`update orders set status = 'delivered' where id = $1`, [id])
  return id
}
const backOf = (id: string, place: number, units: number, isSellersFault = false) =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Error('No order.')
    const lines = [{ place, units }]
    const occasion = `${place} ${units} ${crypto.randomUUID()}`
    return (await endPart(tx, order, { kind: 'returned', lines, isSellersFault, occasion })).total
  })
const totalOf = async (id: string) =>
  (await db.one<{ total: number }>('select total from orders where id = $1', [id]))?.total
const printedOf = async (id: string) => {
  const row = await db.one<{ printed: PrintedBill }>('select printed from bills where order_id = $1', [id])
  if (!row) throw new Error('No bill.')
  return { ...row.printed, ...billText(row.printed) }
}

test('what comes back of a coupon’s goods is what they cost after it, and of the others what they cost', async () => {
  await setSeller({ tax: { status: 'unregistered' }, seller: { gstin: '', address: AT_HOME } })
  const id = await billed('KURTA50')
  expect(await totalOf(id)).toBe(2_000_00 - 1_000_00 + 400_00 + 120_00)
  expect(await backOf(id, 1, 1)).toBe(400_00)
  expect(await backOf(id, 0, 1)).toBe(500_00)
  // The line's last unit has what is left of its delivery.
  expect(await backOf(id, 0, 1, true)).toBe(500_00 + 100_00)
})

test('with free delivery by a coupon all that the goods cost comes back', async () => {
  await setSeller({ tax: { status: 'unregistered' }, seller: { gstin: '', address: AT_HOME } })
  const id = await billed('SHIP')
  expect(await totalOf(id)).toBe(2_400_00)
  expect((await backOf(id, 0, 2)) + (await backOf(id, 1, 1))).toBe(2_400_00)
})

test('a bill names the coupon, what it took off before tax, and its part of each line', async () => {
  await setSeller()
  const taxed = await printedOf(await billed('KURTA50'))
  expect(taxed.facts).toContainEqual(['Coupon KURTA50', '₹1,000.00 taken off before tax'])
  expect(taxed.lines.map(({ reduction, total }) => [reduction, total])).toEqual([
    [100_000, 110_000],
    [0, 42_000],
  ])
  await setSeller({ tax: { status: 'unregistered' }, seller: { gstin: '', address: AT_HOME } })
  const plain = await printedOf(await billed('KURTA50'))
  expect(plain.sums).toContainEqual(['Coupon KURTA50', expect.stringContaining('1,000.00')])
})
