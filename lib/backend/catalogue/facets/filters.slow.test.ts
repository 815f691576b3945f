import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { PRICE_BANDS } from '#lib/constants.ts'
import type { Facet, Filters } from '#lib/contract/facets.ts'
import { clearCatalogueCache } from '../../catalogue-cache.ts'
import { db, pool } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { handlers } from '../../index.ts'
import { refreshFacets } from './index-facets.ts'

withTestDatabase()
const shop = embeddedShop(handlers)
const COUNT = 20_000

// Sections 3 and 4 share the products; every 50th product of 3 is listed in 4 too.
beforeAll(async () => {
  // With one connection all that was read is counted when it is asked for.
  pool().options.max = 1
  await db.run(`insert into sections (id, level, parent_id, name, product_count) values
    (1, 'group', null, 'Cloth', ${COUNT}), (2, 'category', 1, 'Wraps', ${COUNT}), (3, 'subcategory', 2, 'A', ${COUNT / 2}),
    (4, 'subcategory', 2, 'B', ${COUNT / 2})`)
  await db.run(
    `insert into products (id, asin, slug, name, name_key, group_id, category_id, subcategory_id, original_paise,
       discount_paise, position, brand, material, colors, further)
     select n, 'A-' || n, 'a-' || n, 'Stole ' || n, 'stole ' || n, 1, 2, 3 + n % 2, 100 * (1 + (n * 37) % 9000), 100 * (n % 777),
       (n * 7919) % 100003, (array['Amrutam', 'amrutam', 'Bagh', 'Chanderi', ''])[1 + n % 5],
       (array['Silk', 'Silk, Cotton', 'Wool'])[1 + n % 3],
       case when n % 700 = 0 then array['Red', 'Gold'] when n % 4 = 0 then array['Red'] else array['Blue'] end,
       case when n % 50 = 0 then '{4}'::int[] else '{}' end
     from generate_series(1, ${COUNT}) n`,
  )
  await db.run('insert into product_texts (product_id) select id from products')
  await db.run(
    `insert into product_sizes select id, case when id % 2 = 0 then 'S' else 'M' end, 1, id % 10 from products`,
  )
  await db.run('insert into shop (details) values ($1::jsonb)', [
    JSON.stringify({ name: 'Haat', priceBands: PRICE_BANDS }),
  ])
  await db.run('update facet_format set format = 0')
  await refreshFacets()
  await db.run(
    'vacuum (analyze) products, product_facets, section_facets, facet_blocks, facet_values, product_sizes',
  )
  clearCatalogueCache()
}, 120_000)

// The same asked of the products themselves.
const FITS: Record<Facet, (value: string) => string> = {
  type: value => `type = '${value}'`,
  brand: value => `lower(brand) = lower('${value}')`,
  price: value =>
    `original_paise between ${value
      .split('-')
      .map(rupees => 100 * Number(rupees))
      .join(' and ')}`,
  size: value => `exists (select from product_sizes z where z.product_id = p.id and size_desc = '${value}')`,
  color: value => `'${value}' = any(colors)`,
  material: value => `'${value}' = any(string_to_array(material, ', '))`,
  origin: () => 'false',
  country: () => 'false',
}
const IN = { 1: 'true', 2: 'true', 3: 'subcategory_id = 3', 4: '(subcategory_id = 4 or 4 = any(further))' }
type Id = keyof typeof IN
const fitting = (id: Id, filters: Filters) =>
  [
    IN[id],
    ...Object.entries(filters).map(
      ([facet, values]) => `(${values.map(value => FITS[facet as Facet](value)).join(' or ')})`,
    ),
  ].join(' and ')
const ASKED: [Id, Filters][] = [
  [2, { brand: ['Bagh'] }],
  [4, { color: ['Gold'] }],
  [3, { color: ['Gold'], brand: ['AMRUTAM'] }],
  [1, { color: ['Red', 'Blue'], material: ['Cotton', 'Wool'], price: ['2000-3000'] }],
  [4, { color: ['Red'], size: ['S'], price: ['100-1000', '3000-4000'], brand: ['Bagh', 'Chanderi'] }],
]

test.each(PRICE_BANDS)(
  'a section has as many products from $min to $max as it says',
  async ({ min, max }) => {
    for (const subcat_id of [3, 4]) {
      const isListed = subcat_id === 3 ? 'subcategory_id = 3' : '(subcategory_id = 4 or 4 = any(further))'
      const row = await db.one<{ count: number }>(
        `select count(*)::int as count from products p where ${isListed} and original_paise between $1 and $2`,
        [100 * min, 100 * max],
      )
      const { total } = await shop.products({ subcat_id, minPrice: min, maxPrice: max, page: 1, limit: 24 })
      expect(total).toBe(Math.min(row?.count ?? 0, subcat_id === 3 ? 10_000 : 1_000))
    }
  },
)

test.each(ASKED)(
  'what fits of section %d by %j comes in each order, and is counted to a thousand',
  async (id, filters) => {
    const orders = [
      ['featured', 'position, id'],
      ['priceHighToLow', 'discount_paise desc, id desc'],
      ['nameAZ', 'name_key, id'],
    ] as const
    for (const [sort, order] of orders) {
      const all = await db.query<{ id: number }>(
        `select id from products p where ${fitting(id, filters)} order by ${order}`,
      )
      // The order of a section is kept once it was asked for as often as it has 500 products.
      const often = Array.from({ length: COUNT / 500 }, () => 1)
      for (const page of [1, 2, 40, ...often, 2, 40]) {
        const found = await shop.products({ subcat_id: id, filters, sort, page, limit: 24 })
        const end = Math.min(page * 24, 1000)
        expect(found.products.map(product => product.id)).toEqual(
          all.slice((page - 1) * 24, end).map(row => row.id),
        )
        expect([found.total, found.totalIsAtLeast]).toEqual([Math.min(all.length, 1000), all.length > 1000])
      }
    }
  },
)

test.each(ASKED)(
  'each value of section %d beside %j tells how many would fit with it',
  async (id, filters) => {
    const told = await shop.filters({ subcat_id: id, filters })
    expect(told.map(({ name }) => name)).toEqual(
      ['brand', 'price', 'size', 'color', 'material'].filter(name => id <= 2 || name !== 'size' || id === 4),
    )
    for (const { name, values } of told)
      for (const { value, count, countIsAtLeast } of values) {
        const { [name]: _own, ...others } = filters
        const row = await db.one<{ count: number }>(
          `select count(*)::int as count from products p where ${fitting(id, { ...others, [name]: [value] })}`,
        )
        expect([name, value, count, countIsAtLeast]).toEqual([
          ...[name, value, Math.min(row?.count ?? 0, 1000), (row?.count ?? 0) > 1000],
        ])
      }
  },
)

test('spellings of one value are one, and what no product has is as if it were not asked', async () => {
  const [brand] = await shop.filters({ subcat_id: 2 })
  expect(brand?.values.map(({ value }) => value.toLowerCase())).toEqual(['amrutam', 'bagh', 'chanderi'])
  const all = await shop.products({ subcat_id: 2, page: 1 })
  expect(await shop.products({ subcat_id: 2, page: 1, filters: { brand: ['Nobody'] } })).toEqual(all)
})

test('in stock leaves out what is sold out at this moment', async () => {
  const asked = { subcat_id: 3, inStock: true, filters: { color: ['Gold'] }, limit: 100 }
  const { products, total } = await shop.products(asked)
  const row = await db.one<{ count: number }>(
    `select count(*)::int as count from products p where ${fitting(3, asked.filters)}
      and exists (select from product_sizes z where z.product_id = p.id and stock > 0)`,
  )
  expect([total, products.length]).toEqual([row?.count, row?.count])
  expect(products.every(({ quantity }) => quantity > 0)).toBe(true)
})

test('a filtered list reads a small part of its section, and no table from end to end', async () => {
  const plans = []
  for (const [id, filters] of ASKED) {
    const before = await scansSoFar()
    for (let time = 0; time < 7; time++) {
      clearCatalogueCache()
      await shop.products({ subcat_id: id, filters, page: 1 })
      await shop.filters({ subcat_id: id, filters })
    }
    plans.push((await scansSoFar()) - before)
  }
  expect(plans).toEqual(plans.map(() => 0))
})

const scansSoFar = async () => {
  await db.query('select pg_stat_force_next_flush()')
  return (
    (
      await db.one<{
        scans: number
      }>(`select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_user_tables
        where relname in ('products', 'product_facets', 'product_sizes')`)
    )?.scans ?? 0
  )
}
