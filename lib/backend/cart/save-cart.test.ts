import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { messages } from '#lib/message-table.ts'
import { db, pool } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { newCustomer } from '../test-customer.ts'
import { addProduct, setStock } from '../test-product.ts'

withTestDatabase()

const shop = embeddedShop(handlers)
const [STOLE, LAMP, SHAWL, RING] = [1, 2, 3, 4]

beforeAll(async () => {
  for (const id of [STOLE, LAMP, SHAWL, RING]) await addProduct({ id, sizes: { NA: 9 } })
})
afterEach(() => jest.restoreAllMocks())

const saves = async (prod_id: number) => {
  const { token } = await newCustomer()
  return (unit: number, press?: string) => shop.saveCart([{ prod_id, unit }], { token, press })
}

const unitsOf = ({ cart }: Awaited<ReturnType<typeof shop.saveCart>>) => cart?.map(({ Unit }) => Unit)

test('a save of a product that somebody saved before is one statement', async () => {
  await (await saves(STOLE))(1)
  const save = await saves(STOLE)
  const asked = jest.spyOn(pool(), 'query')
  const saved = await save(2)
  expect(asked).toHaveBeenCalledTimes(1)
  expect([saved.message, unitsOf(saved)]).toEqual([messages.cartSaved, [2]])
})

test('stock that fell since the last save of the product counts', async () => {
  const save = await saves(LAMP)
  await save(5)
  await setStock(LAMP, 'NA', 3)
  const saved = await save(6)
  expect([saved.message, unitsOf(saved)]).toEqual([messages.clampedToStock, [3]])
  await setStock(LAMP, 'NA', 7)
  expect(unitsOf(await save(6))).toEqual([6])
})

test('a product that was withdrawn since then is refused, and the cart stays as it was', async () => {
  const { token } = await newCustomer()
  await shop.saveCart([{ prod_id: SHAWL, unit: 2 }], { token })
  await db.run('update products set withdrawn = true where id = $1', [SHAWL])
  await expect(shop.saveCart([{ prod_id: SHAWL, unit: 4 }], { token })).rejects.toMatchObject({ status: 400 })
  const [held] = await db.query<{ lines: { unit: number }[] }>(
    'select lines from carts join sessions using (customer_id) where lines @> $1',
    [JSON.stringify([{ id: SHAWL }])],
  )
  expect(held?.lines.map(({ unit }) => unit)).toEqual([2])
})

test('a token that nobody has is denied, whether or not the product is known', async () => {
  await (await saves(RING))(1)
  for (const prod_id of [RING, 99_999])
    await expect(shop.saveCart([{ prod_id, unit: 1 }], { token: 'nobody' })).rejects.toMatchObject({
      status: 401,
    })
})

test('the same press again gives the cart as it is', async () => {
  const save = await saves(STOLE)
  await save(1, 'a')
  expect(unitsOf(await save(4, 'a'))).toEqual([1])
  expect(unitsOf(await save(4, 'b'))).toEqual([4])
})
