import { shop } from '#lib/api/server/shop.ts'
import { contract } from '#lib/contract/index.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct } from '../test-product.ts'
import { newBuyer } from './test-orders.ts'

withTestDatabase()

beforeAll(() => addProduct({ id: 1, sizes: { NA: 50 }, price: 500, delivery: 40 }))
const lines = [{ prod_id: 1, unit: 2 }]

test('a quote is the same for the lines alone and for all that its order is going to ask for', async () => {
  const buyer = await newBuyer()
  const alone = await shop.checkout(lines, buyer)
  expect(alone.data?.[0]).toMatchObject({ subtotal: 1000, delivery: 80, totalCod: 1080 })
  expect(await shop.checkout({ lines }, buyer)).toEqual(alone)
  const whole = { lines, addressid: buyer.address, paymentmode: 'ONLINE' as const, coupan_Code: '' }
  expect(await shop.checkout(whole, buyer)).toEqual(alone)
})

test.each([
  ['no lines', { lines: [] }, /^lines: .*too few/],
  ['no list', { lines: 'all' }, /^lines: .*list/],
  ['a way to pay that there is none of', { lines, paymentmode: 'CHEQUE' }, /^paymentmode: .*none of/],
  ['no lines at all', { addressid: 'a' }, /^lines: /],
  ['a list of nothing', [], /^This list has too few/],
  ['a wrong line', [{ prod_id: 1, unit: 0 }], /^0\.unit: /],
])('a quote of %s is refused in a sentence that names its field', async (_, asked, said) => {
  const buyer = await newBuyer()
  await expect(shop.checkout(asked as never, buyer)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(said),
  })
})

test('another host is sent the lines alone, as the call was fixed, and a code beside them where there is one', () => {
  const ask = contract.checkout.ask
  expect(ask({ lines, addressid: 'a', paymentmode: 'COD', coupan_Code: '' })).toEqual(lines)
  expect(ask({ lines, coupan_Code: 'DIWALI' })).toEqual({ lines, coupan_Code: 'DIWALI' })
})
