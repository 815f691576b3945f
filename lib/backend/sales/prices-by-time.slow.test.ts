import { itemDetailsOf } from '#lib/cart/rules/wire-lines.ts'
import { productBySlug } from '../catalogue/one-product.ts'
import { products } from '../catalogue/products.ts'
import { productsById } from '../catalogue/products-by-id.ts'
import { type Db, db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { findSellableProducts } from '../orders/find-sellable-products.ts'
import { addProduct, addVariants } from '../test-product.ts'
import { planSale, waitUntil } from './test-sales.ts'
import { turnPrices } from './turn-prices.ts'

withTestDatabase()
beforeEach(() => db.run('truncate products, sections cascade'))

const add = async (product: Parameters<typeof addProduct>[0]) => {
  await addProduct(product)
  await db.run('insert into product_texts (product_id) values ($1)', [product.id])
}
const charged = async (on: Db, id = 7) => {
  const product = (await findSellableProducts(on, [id]))(id)
  return product && itemDetailsOf({ ...product, image: '' }).discountPrice
}
const listed = async () =>
  (await products({ search: '', subcat_id: 3, type: 'subcat' })).products.map(one => one.discountPrice)
const set = (on: Db, change: string) => on.run(`update products set ${change} where id = 7`)

test('a sale begins and ends at its very moments', async () => {
  await add({ id: 7, price: 500 })
  const at = (change: string) =>
    transaction(async tx => {
      await set(tx, `sale_paise = 30000, ${change}`)
      return charged(tx)
    })
  const moment = `interval '1 microsecond'`
  expect(await at(`sale_from = now() + ${moment}, sale_to = null`)).toBe(500)
  expect(await at('sale_from = now(), sale_to = null')).toBe(300)
  expect(await at(`sale_from = null, sale_to = now() + ${moment}`)).toBe(300)
  expect(await at('sale_from = null, sale_to = now()')).toBe(500)
})

test('what is charged and shown turns to the second, though nothing has noted it', async () => {
  await add({ id: 7, price: 500 })
  const { begins, ends } = await planSale(7, 300, 1, 2)
  const prices = async () => [
    await charged(db),
    ...(await listed()),
    (await productBySlug('a-7'))?.discountPrice,
    (await productsById([7]))[0]?.discountPrice,
  ]
  expect(await prices()).toEqual([500, 500, 500, 500])
  await waitUntil(begins)
  expect(await prices()).toEqual([300, 300, 300, 300])
  await waitUntil(ends)
  expect(await prices()).toEqual([500, 500, 500, 500])
  expect(await db.one('select discount_paise from products')).toEqual({ discount_paise: 50000 })
})

test('an order that has begun keeps its price across the boundary, and the next one has the other', async () => {
  await add({ id: 7, price: 500 })
  const { ends } = await planSale(7, 300, null, 1)
  await transaction(async tx => {
    expect(await charged(tx)).toBe(300)
    await waitUntil(ends)
    expect(await charged(tx)).toBe(300)
    expect(await charged(db)).toBe(500)
  })
})

test('a sale above the price raises nothing', async () => {
  await add({ id: 7, price: 500 })
  await planSale(7, 600, null, 60)
  expect(await charged(db)).toBe(500)
  expect((await productBySlug('a-7'))?.sale).toBeUndefined()
})

test('the job lets the order of lists follow, once and back, and forgets nothing of the price', async () => {
  await add({ id: 7, price: 500 })
  await add({ id: 8, price: 400 })
  const { begins, ends } = await planSale(7, 300, 1, 2)
  const cheapest = async () =>
    (await products({ search: '', subcat_id: 3, type: 'subcat', sort: 'priceLowToHigh' })).products.map(
      ({ id }) => id,
    )
  expect(await turnPrices()).toBe(0)
  await waitUntil(begins)
  expect(await turnPrices()).toBe(1)
  expect(await turnPrices()).toBe(0)
  expect(await cheapest()).toEqual([7, 8])
  expect(await db.one('select discount_paise, regular_paise from products where id = 7')).toEqual({
    discount_paise: 30000,
    regular_paise: 50000,
  })
  await waitUntil(ends)
  expect(await turnPrices()).toBe(1)
  expect(await cheapest()).toEqual([8, 7])
  expect(await db.one('select discount_paise, regular_paise, turns_at from products where id = 7')).toEqual({
    discount_paise: 50000,
    regular_paise: null,
    turns_at: null,
  })
  expect(await db.query('select paise, until from prices_asked order by until')).toEqual([
    { paise: 50000, until: begins },
    { paise: 30000, until: ends },
  ])
})

test('of a sale that a stopped process slept through both prices are known', async () => {
  await add({ id: 7, price: 500 })
  const { begins, ends } = await planSale(7, 300, -20, -10)
  await set(db, 'turns_at = sale_from')
  expect(await turnPrices()).toBe(1)
  expect(await db.query('select paise, until from prices_asked order by until')).toEqual([
    { paise: 50000, until: begins },
    { paise: 30000, until: ends },
  ])
})

test('while an import is under way the job leaves it alone, and the prices are right all the same', async () => {
  await add({ id: 7, price: 500 })
  await planSale(7, 300, -1, 60)
  await set(db, 'turns_at = sale_from')
  await transaction(async tx => {
    await tx.run('lock table sections in share row exclusive mode')
    expect(await turnPrices()).toBe(0)
    expect(await charged(db)).toBe(300)
  })
  expect(await turnPrices()).toBe(1)
})

test('two jobs at once turn each product once', async () => {
  for (let id = 1; id <= 20; id++) await add({ id, price: 500 })
  await db.run(
    `update products set sale_paise = 30000, sale_from = now() - interval '1 second', turns_at = now() - interval '1 second'`,
  )
  await Promise.all([turnPrices(), turnPrices(), turnPrices()])
  await turnPrices()
  expect(await db.one('select count(*) from prices_asked')).toEqual({ count: 20 })
  expect(await db.one('select count(*) from products where discount_paise = 30000')).toEqual({ count: 20 })
})

test('a was is the lowest price of the 30 days before, and none where there is none below', async () => {
  await add({ id: 7, price: 500 })
  await planSale(7, 300, null, 60)
  await set(db, "sale_from = now() - interval '1 day'")
  const sale = async () => (await productBySlug('a-7'))?.sale
  const asked = (rupees: number, daysAgo: number) =>
    db.run(`insert into prices_asked values (7, null, $1, now() - make_interval(days => $2))`, [
      rupees * 100,
      daysAgo,
    ])
  expect(await sale()).toEqual({ until: expect.any(String) })
  await asked(500, 1)
  expect(await sale()).toMatchObject({ was: 500 })
  await asked(450, 20)
  expect(await sale()).toMatchObject({ was: 450 })
  await asked(350, 32)
  expect(await sale()).toMatchObject({ was: 450 })
  await asked(300, 10)
  expect(await sale()).not.toHaveProperty('was')
})

test('a variant has its own sale, or that of its product where it has no price of its own', async () => {
  await add({ id: 7, price: 500, sizes: { S: 9, M: 9, L: 9 } })
  await addVariants(7, [{ size: 'S' }, { size: 'M', price: 600 }, { size: 'L', price: 700 }])
  await planSale(7, 300, null, 60)
  await db.run(
    `update variants set sale_paise = 65000, sale_to = now() + interval '1 minute' where size = 'L'`,
  )
  const product = await productBySlug('a-7')
  expect(
    product?.variants?.map(({ size, discountPrice, sale }) => [size, discountPrice, sale !== undefined]),
  ).toEqual([
    ['S', 300, true],
    ['M', 600, false],
    ['L', 650, true],
  ])
  expect(product?.lowestPrice).toBe(300)
})

test('a change that the job has not noted yet is told to a cart, too', async () => {
  await add({ id: 7, price: 500, sizes: { S: 9, M: 9, L: 9 } })
  await addVariants(7, [{ size: 'S' }, { size: 'M', price: 600 }, { size: 'L', price: 700 }])
  const before = async () => {
    const [product] = await productsById([7])
    return [product?.before?.price, ...(product?.variants?.map(variant => variant.before?.price) ?? [])]
  }
  const { ends } = await planSale(7, 300, -20, -10)
  await set(db, 'turns_at = sale_from')
  const planOfL = (from: number, to: number) =>
    db.run(
      `update variants set sale_paise = 65000, sale_from = now() + make_interval(secs => $1),
        sale_to = now() + make_interval(secs => $2), turns_at = now() - interval '1 second' where size = 'L'`,
      [from, to],
    )
  await planOfL(-9, 60)
  expect(await before()).toEqual([300, 300, undefined, 700])
  await planOfL(-9, -1)
  expect(await before()).toEqual([300, 300, undefined, 650])
  expect((await productsById([7]))[0]?.before?.until).toBe(ends.toISOString())
  expect(await turnPrices()).toBe(2)
  expect(await before()).toEqual([300, 300, undefined, 650])
})

test('a change within the week is told to a cart, of the product or of its variant', async () => {
  await add({ id: 7, price: 500, sizes: { S: 9, M: 9 } })
  await addVariants(7, [{ size: 'S' }, { size: 'M', price: 600 }])
  const before = async () => {
    const [product] = await productsById([7])
    return [product?.before?.price, ...(product?.variants?.map(variant => variant.before?.price) ?? [])]
  }
  expect(await before()).toEqual([undefined, undefined, undefined])
  await db.run(`insert into prices_asked values (7, null, 30000, now() - interval '8 days')`)
  expect(await before()).toEqual([undefined, undefined, undefined])
  await db.run(`insert into prices_asked values (7, null, 40000, now() - interval '2 days')`)
  expect(await before()).toEqual([400, 400, undefined])
  await db.run(`insert into prices_asked select 7, id, 55000, now() from variants where size = 'M'`)
  expect(await before()).toEqual([400, 400, 550])
})
