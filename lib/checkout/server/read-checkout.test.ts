import { shop } from '#lib/api/server/shop.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { type Buyer, newBuyer, order } from '#lib/backend/orders/test-orders.ts'
import { addProduct, setStock } from '#lib/backend/test-product.ts'
import { encodeLine } from '#lib/cart/rules/cart-cookie.ts'
import { asCartLine } from '#lib/cart/rules/wire-lines.ts'
import { ApiError, denied } from '#lib/contract/api-error.ts'
import { messages } from '#lib/message-table.ts'
import { forRequest } from '#lib/session/server/test-page-request.ts'
import { readCheckout } from './read-checkout.ts'

jest.mock('next/headers', () => jest.requireActual('#lib/session/server/test-page-request.ts'))
withTestDatabase()

const [SAREE, STOLE, GONE] = [1, 2, 3]
beforeAll(async () => {
  for (const id of [SAREE, STOLE]) await addProduct({ id, sizes: { NA: 50 }, price: 500, delivery: 40 })
  await addProduct({ id: GONE, sizes: { NA: 1 } })
})
let asha: Buyer
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  asha = await newBuyer()
})
afterEach(() => jest.restoreAllMocks())

const line = (id: number, unit = 1) => ({ id, unit, size: 'S', color: '' })
const page = (buy = '', token = asha.token) =>
  forRequest({ cookie: `user_token=${token}`, 'x-client-address': '203.0.113.9' }, () =>
    readCheckout({ token, address: '203.0.113.9' }, { buy, address: '', pay: '', coupon: '' }),
  )
const fill = (...lines: ReturnType<typeof line>[]) => shop.saveCart(lines.map(asCartLine), asha)
const bought = ({ read }: Awaited<ReturnType<typeof page>>) =>
  read?.quote?.lines.map(item => [item.id, item.Unit])

test('the whole cart is priced, beside the customer’s addresses', async () => {
  await fill(line(SAREE, 2), line(STOLE))
  const made = await page()
  expect(bought(made)?.sort()).toEqual([
    [SAREE, 2],
    [STOLE, 1],
  ])
  expect(made.read).toMatchObject({
    quote: { subtotal: 1500 },
    addresses: [{ id: asha.address }],
    unpaid: [],
  })
  expect(made.read?.problem).toBeUndefined()
  expect(made.read?.draftOwner).toMatch(/^[\w-]{22}$/)
})

test('a Buy Now is that line alone, whatever the cart holds', async () => {
  await fill(line(SAREE, 2))
  expect(bought(await page(encodeLine(line(STOLE, 3))))).toEqual([[STOLE, 3]])
})

test('a Buy Now that cannot be read is not the cart', async () => {
  await fill(line(SAREE))
  const { read } = await page('nonsense')
  expect(read).toMatchObject({ problem: messages.productUnknown })
  expect(read?.quote).toBeUndefined()
})

test('the shop is told the address that the request came from', async () => {
  const calls = jest.spyOn(shop, 'checkout')
  await fill(line(SAREE))
  await page()
  expect(calls).toHaveBeenCalledWith(expect.anything(), { token: asha.token, address: '203.0.113.9' })
})

test('an empty cart says so, and names the order that emptied it', async () => {
  expect((await page()).read).toMatchObject({ problem: messages.nothingToOrder, before: undefined })
  await fill(line(SAREE))
  const { coorderid } = await order(asha, 'COD', [{ id: SAREE }])
  expect((await page()).read).toMatchObject({ problem: messages.nothingToOrder, before: coorderid })
})

test('who bought the very same a moment ago is told before they buy it twice', async () => {
  const { coorderid } = await order(asha, 'COD', [{ id: SAREE }])
  expect((await page(encodeLine(line(SAREE)))).read?.before).toBe(coorderid)
  expect((await page(encodeLine(line(STOLE)))).read?.before).toBeUndefined()
})

test('what is sold out meanwhile is no quote', async () => {
  await fill(line(GONE))
  await setStock(GONE, 'NA', 0)
  const { read } = await page()
  expect(read?.quote).toBeUndefined()
  expect(read?.problem).toBeTruthy()
  await setStock(GONE, 'NA', 1)
})

test('another host’s items are summed here where it sends no sum', async () => {
  await fill(line(SAREE, 2))
  jest.spyOn(shop, 'checkout').mockResolvedValue({ message: '' } as never)
  const { read } = await page()
  expect(read?.quote).toMatchObject({ subtotal: 1000, online: 'off' })
  expect((await page(encodeLine(line(STOLE)))).read?.quote).toMatchObject({ subtotal: 500 })
})

test.each([
  [409, 'Only 1 is left.', { problem: 'Only 1 is left.' }, false],
  [400, '', { problem: messages.processFailed }, false],
  [502, 'secret', { problem: messages.processFailed }, true],
])(
  'a quote refused with %i is told, and fails the page only where the shop does',
  async (status, said, told, failed) => {
    await fill(line(SAREE))
    jest.spyOn(shop, 'checkout').mockRejectedValue(new ApiError(status, said))
    const made = await page()
    expect(made).toMatchObject({ read: told, failed })
    expect(made.read?.quote).toBeUndefined()
  },
)

test('a session that ends meanwhile leads to the sign-in and back', async () => {
  await fill(line(SAREE))
  jest.spyOn(shop, 'checkout').mockRejectedValue(denied())
  await expect(page()).rejects.toMatchObject({ status: 401 })
})

test('orders that cannot be read do not stand in the way of a new one', async () => {
  await fill(line(SAREE))
  jest.spyOn(shop, 'orderLines').mockRejectedValue(new ApiError(502, ''))
  expect(await page()).toMatchObject({ read: { unpaid: [], quote: { subtotal: 500 } }, failed: false })
})
