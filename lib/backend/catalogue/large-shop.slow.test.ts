import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { SORTS } from '#lib/contract/sorts.ts'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { refreshSearch } from '../search/index-products.ts'

withTestDatabase()
const shop = embeddedShop(handlers)
const COUNT = 40_000

// Every product is a Stole, every fifth a Silk stole, every hundredth has a name in Hindi, one of them a Peacock stole, far from the best.
beforeAll(async () => {
  await db.run(`insert into sections (id, level, parent_id, name, product_count) values
    (1, 'group', null, 'Cloth', ${COUNT}), (2, 'category', 1, 'Wraps', ${COUNT}), (3, 'subcategory', 2, 'All', ${COUNT})`)
  await db.run(
    `insert into products (id, asin, slug, name, name_key, group_id, category_id, subcategory_id, original_paise,
       discount_paise, position)
     select n, 'A-' || n, 'a-' || n, name, lower(name), 1, 2, 3, 100 * (1 + n % 3000), 100 * (n % 777), (n * 7919) % 100003
     from generate_series(1, ${COUNT}) n, lateral (select
       case when n % 5 = 0 then 'Silk ' when n % 100 = 1 then 'साड़ी रेशम ' else '' end || case when n = 4567 then 'Peacock ' else '' end ||
       'Stole ' || chr(65 + n % 26) || n as name) names`,
  )
  await db.run('insert into product_texts (product_id) select id from products')
  await db.run(`insert into product_sizes select id, 'NA', 1, 5 from products`)
  await db.run('update search_format set format = -1')
  await refreshSearch()
  await db.run('vacuum (analyze) products')
  clearCatalogueCache()
}, 60_000)

const ORDER = {
  featured: 'position, id',
  priceLowToHigh: 'discount_paise, id',
  priceHighToLow: 'discount_paise desc, id desc',
  nameAZ: 'name_key, id',
  nameZA: 'name_key desc, id desc',
}

test.each(SORTS)('sorted by %s, a page far back holds what it must', async sort => {
  const all = await db.query<{ id: number }>(`select id from products order by ${ORDER[sort]}`)
  for (const page of [1, 50, 51, 416, 417, 418, 834, 1041, 1042, 1666, 1667, 5000])
    for (const subcat_id of [0, 2]) {
      const { products, total } = await shop.products({ sort, page, limit: 24, subcat_id })
      expect(products.map(p => p.id)).toEqual(all.slice((page - 1) * 24, page * 24).map(row => row.id))
      expect(total).toBe(COUNT)
    }
})

test.each(SORTS)('sorted by %s, a page beyond the last is empty, however far', async sort => {
  for (const page of [41, 1_000, 1_000_000])
    for (const subcat_id of [0, 2]) {
      const { products, total } = await shop.products({ sort, page, limit: 1_000, subcat_id })
      expect(products).toEqual([])
      expect(total).toBe(COUNT)
    }
})

test.each(SORTS)('sorted by %s, a price band of few and one of many hold what they must', async sort => {
  for (const [minPrice, maxPrice, count] of [
    [10, 20, 154],
    [100, 600, 7014],
  ] as const) {
    const all = await db.query<{ id: number }>(
      `select id from products where original_paise between $1 and $2 order by ${ORDER[sort]}`,
      [100 * minPrice, 100 * maxPrice],
    )
    expect(all).toHaveLength(count)
    for (const page of [1, 2, 6, 7, 270])
      for (const subcat_id of [0, 3]) {
        const found = await shop.products({ minPrice, maxPrice, sort, page, limit: 24, subcat_id })
        expect(found.products.map(p => p.id)).toEqual(
          all.slice((page - 1) * 24, page * 24).map(row => row.id),
        )
        expect(found.total).toBe(count)
      }
  }
})

test('a price band is counted up to ten thousand, and paged as far', async () => {
  const band = { minPrice: 100, maxPrice: 2500, limit: 1000 }
  expect(await shop.products({ ...band, page: 1 })).toMatchObject({ total: 10_000, totalIsAtLeast: true })
  expect((await shop.products({ ...band, page: 10 })).products).toHaveLength(1000)
  expect((await shop.products({ ...band, page: 11 })).products).toEqual([])
})

test('a word that all have is found up to ten thousand times, each product once', async () => {
  const seen = new Set<number>()
  for (let page = 1; page <= 10; page++) {
    const found = await shop.products({ search: 'stole', page, limit: 1000 })
    expect(found).toMatchObject({ total: 10_000, totalIsAtLeast: true })
    for (const product of found.products) seen.add(product.id)
  }
  expect(seen.size).toBe(10_000)
})

test('pages that cross the end of the ranked ones leave nothing out', async () => {
  const seen = new Set<number>()
  for (let page = 1; page <= 20; page++)
    for (const product of (await shop.products({ search: 'silk', page, limit: 24 })).products)
      seen.add(product.id)
  expect(seen.size).toBe(480)
})

test('a common word is counted to the piece, alone and with another', async () => {
  expect((await shop.products({ search: 'silk', limit: 1 })).total).toBe(8000)
  expect((await shop.products({ search: 'silk stole', limit: 1 })).total).toBe(8000)
  expect((await shop.products({ search: 'silk', limit: 1, maxPrice: 100 })).total).toBeGreaterThan(0)
})

test('a rare word among those that are not the best is found', async () => {
  const { products, total } = await shop.products({ search: 'peacock stole', limit: 24 })
  expect([total, products[0]?.id]).toEqual([1, 4567])
  expect((await shop.products({ search: 'pecock', limit: 24 })).products[0]?.id).toBe(4567)
})

test.each([
  ['a whole word', 'silk', /^Silk /],
  ['words in any order', 'stole silk', /^Silk .*Stole/],
  ['a mistyped word', 'slik', /^Silk /],
  ['the beginning of a word', 'sil', /^Silk /],
  ['a name in Hindi', 'साड़ी', /^साड़ी/],
  ['the beginning of a name in Hindi', 'साड', /^साड़ी/],
  [
    'a Hindi word, for which the shop has an English one too, and a mistyped one',
    'रेशम stoel',
    /(रेशम|Silk) .*Stole/,
  ],
])('%s finds a page of what was meant', async (_, search, name) => {
  const { products } = await shop.products({ search, page: 1, limit: 24 })
  expect(products).toHaveLength(24)
  for (const product of products) expect(product.name).toMatch(name)
})

test.each(['sil', 'slik', 'silk st', 'साड'])('typing %p suggests six products', async q => {
  const found = await shop.suggest({ q })
  expect(found.filter(({ kind }) => kind === 'product')).toHaveLength(6)
})

test('a code finds its product, and the beginning of a code all that begin so', async () => {
  expect((await shop.products({ search: 'A-39999' })).products.map(p => p.id)).toEqual([39_999])
  const { products, total } = await shop.products({ search: 'a2499' })
  expect([total, products[0]?.id]).toEqual([11, 2499])
})

test('search sorted by price has the cheapest of all that match first', async () => {
  const { products } = await shop.products({ search: 'silk', sort: 'priceLowToHigh', page: 1, limit: 24 })
  const row = await db.one<{ least: number }>(
    'select min(discount_paise) as least from products where id % 5 = 0',
  )
  expect(products[0]?.discountPrice).toBe((row?.least ?? -1) / 100)
})

test('a part of the sitemap is read from its index, not from ten thousand rows anywhere in the table', async () => {
  const read = async () => {
    await db.query('select pg_stat_force_next_flush()')
    const row = await db.one<{ rows: number; blocks: number }>(`select idx_tup_fetch::int as rows,
      (select (heap_blks_hit + heap_blks_read)::int from pg_statio_user_tables where relname = 'products') as blocks
      from pg_stat_user_tables where relname = 'products'`)
    return row ?? { rows: 0, blocks: 0 }
  }
  await shop.sitemap({ part: 2 })
  const before = await read()
  await shop.sitemap({ part: 2 })
  const after = await read()
  expect(after.rows - before.rows).toBe(0)
  expect(after.blocks - before.blocks).toBeLessThan(20)
})

test('the sitemap has as many parts as it takes, each product once', async () => {
  const seen = new Set<string>()
  for (const part of [0, 1, 2, 3]) {
    const found = await shop.sitemap({ part })
    expect(found?.parts).toBe(4)
    for (const page of found?.pages ?? []) seen.add(page.path)
  }
  expect(seen.size).toBe(COUNT + 3)
})
