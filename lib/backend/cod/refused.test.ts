import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { deleteExpired } from '../delete-expired.ts'
import { acceptReturn } from '../orders/seller-cancel.ts'
import { stepOrder } from '../orders/step-order.ts'
import { type Buyer, newBuyer, order, shop, statusOf, stockOf } from '../orders/test-orders.ts'
import { addProduct, setStock } from '../test-product.ts'
import { confirmBySeller } from './confirm-by-seller.ts'
import { liftNumber, refuseParcel } from './refuse-parcel.ts'
import { setCod } from './test-cod.ts'

withTestDatabase()

beforeAll(() => addProduct({ id: 1, sizes: { NA: 50 }, price: 500, delivery: 0 }))
beforeEach(async () => {
  await setCod()
  await setStock(1, 'NA', 50)
  await db.run('delete from refused_parcels')
})

const shipped = async (buyer: Buyer, isMeant = true) => {
  const { coorderid: id } = await order(buyer, 'COD', [{ id: 1 }])
  if (isMeant) await confirmBySeller(id)
  await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM1' })
  return id
}
const refusedBy = async (buyer: Buyer, isMeant = true) => {
  const id = await shipped(buyer, isMeant)
  await refuseParcel(id)
  return id
}
const codLimit = async (buyer: Buyer) =>
  (await shop.checkout({ lines: [{ prod_id: 1, unit: 1 }], addressid: buyer.address }, buyer)).data?.[0]
    ?.codLimit
const KIND = /came back to us unpaid, so we kindly ask you to pay this order online beforehand.* please write/

test('a refused parcel ends its order once, with its pieces back, also where it was marked as returned', async () => {
  const buyer = await newBuyer()
  const id = await shipped(buyer)
  expect(await stockOf(1)).toBe(49)
  const [first, second] = await Promise.all([refuseParcel(id), refuseParcel(id)])
  expect([first?.message, second?.message]).toEqual(
    expect.arrayContaining([
      `The parcel of ${id} was refused. Its pieces are in stock again: if they cannot be sold, lower the stock with an import. It counts: see how many make 9876543210 pay beforehand in shop.json (cod.refusals). lift 9876543210 takes it back.`,
      `${id} was marked as refused before: nothing changed.`,
    ]),
  )
  expect([await statusOf(id), await stockOf(1)]).toEqual(['cancelled', 50])
  const other = await shipped(buyer)
  await acceptReturn(other)
  expect((await refuseParcel(other)).message).toMatch(/^The parcel of \S+ was refused. It counts/)
  expect(await stockOf(1)).toBe(50)
})

test('who refused twice pays beforehand, is told so kindly, and so is another account with that number', async () => {
  const buyer = await newBuyer()
  await refusedBy(buyer)
  expect(await codLimit(buyer)).toBe('')
  await refusedBy(buyer)
  expect(await codLimit(buyer)).toMatch(KIND)
  await expect(order(buyer, 'COD', [{ id: 1 }])).rejects.toMatchObject({
    status: 409,
    key: 'codRefusedBefore',
  })
  const other = await newBuyer()
  await expect(order(other, 'COD', [{ id: 1 }])).rejects.toMatchObject({ key: 'codRefusedBefore' })
  await db.run(`update addresses set mobile = '9000000001' where customer_id = $1`, [other.id])
  await order(other, 'COD', [{ id: 1 }])
  await db.run(`update addresses set mobile = '9000000003' where customer_id = $1`, [buyer.id])
  expect(await codLimit(buyer)).toMatch(KIND)
})

test('what nobody confirmed counts against nobody: anybody may have typed the number', async () => {
  const [stranger, owner] = [await newBuyer(), await newBuyer()]
  for (let n = 0; n < 3; n++) expect(await refusedBy(stranger, false)).toBeTruthy()
  expect([await codLimit(owner), await codLimit(stranger)]).toEqual(['', ''])
})

test('the seller lifts it by the number in any notation, and it does not count after twelve months', async () => {
  const buyer = await newBuyer()
  for (let n = 0; n < 2; n++) await refusedBy(buyer)
  expect(await liftNumber('+91 98765-43210')).toEqual({
    done: true,
    message: '2 refused parcels of 9876543210 count no more.',
  })
  expect((await liftNumber('९८७६५४३२१०')).message).toBe('No refused parcel counts against 9876543210.')
  expect(await liftNumber('12345')).toMatchObject({ done: false })
  expect(await codLimit(buyer)).toBe('')
  for (let n = 0; n < 2; n++) await refusedBy(buyer)
  await db.run(
    `update refused_parcels set refused_at = refused_at - interval '367 days' where lifted_at is null`,
  )
  expect(await codLimit(buyer)).toBe('')
  await deleteExpired()
  expect(await db.query('select 1 from refused_parcels where lifted_at is null')).toEqual([])
})

test('the seller sets how many, and none', async () => {
  const buyer = await newBuyer()
  await setCod({ refusals: 0 })
  for (let n = 0; n < 3; n++) await refusedBy(buyer)
  expect(await codLimit(buyer)).toBe('')
  await setCod({ refusals: 4 })
  expect(await codLimit(buyer)).toBe('')
  await setCod({ refusals: 3 })
  expect(await codLimit(buyer)).toMatch(KIND)
})

test.each([
  ['placed', async (_: string) => undefined],
  [
    'delivered',
    async (id: string) => {
      await stepOrder(id, 'shipped', { courier: 'X', number: '1' })
      await stepOrder(id, 'delivered')
    },
  ],
])('what is %s was not refused', async (_, step) => {
  const { coorderid: id } = await order(await newBuyer(), 'COD', [{ id: 1 }])
  await step(id)
  expect(await refuseParcel(id)).toMatchObject({ done: false })
  expect(await db.query('select 1 from refused_parcels')).toEqual([])
})
