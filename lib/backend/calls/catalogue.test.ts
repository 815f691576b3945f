import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { PRICE_BANDS } from '#lib/constants.ts'
import type { ProductsQuestion } from '#lib/contract/catalogue-schemas.ts'
import { SORTS, type Sort } from '#lib/contract/sorts.ts'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { importCatalogue } from '../catalogue-import/import-catalogue.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { folderStore } from '../media/folder/folder-store.ts'
import { refreshSearch } from '../search/index-products.ts'

withTestDatabase()
const uploads = mkdtempSync(path.join(os.tmpdir(), 'uploads-'))
beforeAll(() =>
  importCatalogue({ folder: path.join(process.cwd(), 'demo/catalogue'), store: folderStore(uploads) }),
)
afterAll(() => rmSync(uploads, { recursive: true }))

const shop = embeddedShop(handlers)
const namesOf = async (question: ProductsQuestion) =>
  (await shop.products(question)).products.map(p => p.name)

test('the tree is three groups, twelve categories and 36 subcategories, each level by its order', async () => {
  const tree = await shop.tree({})
  const categories = tree.flatMap(group => group.categories)
  const subcategories = categories.flatMap(category => category.Subcategories)
  expect([tree.length, categories.length, subcategories.length]).toEqual([3, 12, 36])
  const rises = (orders: number[]) => expect(orders).toEqual([...orders].sort((a, b) => a - b))
  rises(tree.map(group => group.group_order))
  for (const group of tree) rises(group.categories.map(category => category.cat_order))
  for (const category of categories) rises(category.Subcategories.map(sub => sub.subcat_order))
  expect(await shop.groups({})).toEqual(tree)
})

test('ids never collide', async () => {
  const ids = (await shop.tree({})).flatMap(group => [
    group.group_id,
    ...group.categories.flatMap(category => [
      category.category_id,
      ...category.Subcategories.map(sub => sub.subcategory_id),
    ]),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})

test('the header has the tree and the first products of each group', async () => {
  const [first] = await shop.header({})
  expect(first?.list_product).toHaveLength(12)
  const group = await shop.products({ type: 'group', subcat_id: first?.group_id, page: 1, limit: 12 })
  expect(first?.list_product).toEqual(group.products)
})

test('a listing has exactly the products of its section, and their count', async () => {
  let seen = 0
  for (const group of await shop.tree({}))
    for (const category of group.categories) {
      const listed = await shop.products({ type: 'cat', subcat_id: category.category_id })
      expect(listed.products.every(product => product.categoryid === category.category_id)).toBe(true)
      expect(listed.total).toBe(listed.products.length)
      const below = category.Subcategories.map(sub => sub.subcategory_id)
      expect(listed.products.every(product => below.includes(product.subcategoryid))).toBe(true)
      seen += listed.total
    }
  expect(seen).toBe(120)
})

test('either listing route given a group’s id lists the whole group', async () => {
  const [group] = await shop.tree({})
  const whole = await shop.products({ type: 'group', subcat_id: group?.group_id })
  expect(whole.total).toBeGreaterThan(0)
  for (const type of ['cat', 'subcat', ''] as const)
    expect(await shop.products({ type, subcat_id: group?.group_id })).toEqual(whole)
})

test('an unknown section has no products', async () => {
  expect(await shop.products({ type: 'cat', subcat_id: 2_147_483_647 })).toMatchObject({
    products: [],
    total: 0,
  })
})

test.each(SORTS)('sorted by %s, the pages together are the whole list', async sort => {
  const whole = await namesOf({ sort, limit: 1000 })
  expect(whole).toHaveLength(120)
  const pages: string[] = []
  for (let page = 1; page <= 6; page++) pages.push(...(await namesOf({ sort, page, limit: 24 })))
  expect(pages).toEqual(whole)
})

const rising: [Sort, (p: { discountPrice: number; name: string }) => number | string][] = [
  ['priceLowToHigh', p => p.discountPrice],
  ['nameAZ', p => p.name.toLowerCase().normalize('NFKD').replace(/['’]/g, '')],
]
test.each(rising)('%s is ascending, and its counterpart is the same in reverse', async (sort, key) => {
  const { products } = await shop.products({ sort })
  for (const [index, product] of products.slice(1).entries())
    expect(key(product) >= key(products[index] as never)).toBe(true)
  const falling = sort === 'nameAZ' ? 'nameZA' : 'priceHighToLow'
  expect(await namesOf({ sort: falling })).toEqual(products.map(p => p.name).reverse())
})

test.each(PRICE_BANDS)(
  'the band $min–$max is by the original price, both ends included',
  async ({ min, max }) => {
    const all = await shop.products({})
    const band = await shop.products({ minPrice: min, maxPrice: max })
    const inside = all.products.filter(p => p.originalPrice >= min && p.originalPrice <= max)
    expect(band.products).toEqual(inside)
    expect(band.total).toBe(inside.length)
  },
)

test('a product is found by its slug in any case, with the text of its page', async () => {
  const [product] = await shop.product({ search: 'nh-BAGH-saree-01' })
  expect(product).toMatchObject({ id: 1001, ASIN: 'NH-BAGH-SAREE-01', subcategoryid: 101 })
  expect(product?.colongdescription).toContain('<p>')
  expect(Object.keys(product?.attributes ?? {})).toEqual(['care', 'dimensions', 'weight', 'origin', 'maker'])
})

test('a text that bypassed the import is sanitised on read', async () => {
  const evil = '<p>Soft</p><img src=x onerror=alert(1)><script>alert(1)</script>'
  await db.run('update product_texts set long_description = $1 where product_id = 1001', [evil])
  await db.run('update sections set description = $1 where id = 11', [evil])
  clearCatalogueCache()
  const [product] = await shop.product({ search: 'nh-bagh-saree-01' })
  const category = (await shop.tree({}))
    .flatMap(group => group.categories)
    .find(one => one.category_id === 11)
  expect([product?.colongdescription, category?.description]).toEqual(['<p>Soft</p>', '<p>Soft</p>'])
})

test('every product has exactly one address, its slug', async () => {
  const { products } = await shop.products({})
  expect(products.length).toBeGreaterThan(0)
  for (const { id, ASIN, name } of products) {
    const [found] = await shop.product({ search: slugOf({ ASIN, name }) })
    expect(found?.id).toBe(id)
  }
})

test('a product is found by the name in an order’s line: its code, or its id if it has none', async () => {
  const { products } = await shop.products({})
  const bare = products.filter(({ ASIN }) => !ASIN)
  expect(bare.length).toBeGreaterThan(0)
  for (const { id } of bare) expect((await shop.product({ search: String(id) }))[0]?.id).toBe(id)
  expect(await shop.product({ search: '1001' })).toEqual([])
})

test.each(['', 'unknown-product', 'no-such', '../..', "'; drop table products", '%', 'x'.repeat(500)])(
  'no product has the slug %p',
  async search => {
    expect(await shop.product({ search })).toEqual([])
  },
)

test('products by id come in the requested order, once, without those not on sale', async () => {
  await db.run('update products set withdrawn = true where id = 1003')
  const found = await shop.productsById({ ids: [1002, 999_999, 1003, 1001, 1002] })
  expect(found.map(p => p.id)).toEqual([1002, 1001])
  await db.run('update products set withdrawn = false where id = 1003')
})

// One connection, as they are asked one after the other.
test('a short list of products by id is planned a few times, not each time it is asked', async () => {
  for (let n = 0; n < 12; n++) await shop.productsById({ ids: [1001, 1002] })
  const plans = await db.one(
    `select generic_plans > 0 as kept, custom_plans from pg_prepared_statements where name = 'products by id'`,
  )
  expect(plans).toEqual({ kept: true, custom_plans: 5 })
})

test('a word of a name finds its product', async () => {
  expect(await namesOf({ search: 'Tussar Border' })).toEqual(['Tussar Stole with Red Flower Border'])
  expect((await namesOf({ search: 'HOLI T-SHIRT' }))[0]).toBe('HOLI T-SHIRT')
  expect((await namesOf({ search: 'bagh print stole' }))[0]).toBe('Bagh Print Stole')
})

test('a code finds its product alone', async () => {
  const { products } = await shop.products({ search: 'nh-bagh-saree-01' })
  expect(products.map(p => p.ASIN)).toEqual(['NH-BAGH-SAREE-01'])
})

test.each([
  ['sraee', 'saree'],
  ['chandari', 'chanderi'],
  ['elefant', 'elephant'],
  ['gond paintng', 'gond painting'],
  ['tshirt', 't-shirt'],
  ['SAREES', 'saree'],
  ['dhokraa elefant', 'dhokra elephant'],
])('%p finds what %p finds', async (typed, meant) => {
  const found = new Set(await namesOf({ search: meant }))
  expect(found.size).toBeGreaterThan(0)
  expect((await namesOf({ search: typed })).filter(name => found.has(name)).length).toBeGreaterThan(0)
})

test('a search can be narrowed by section and price, and sorted', async () => {
  const question = { search: 'saree', type: 'group', subcat_id: 1, minPrice: 2000, maxPrice: 9000 } as const
  const { products, total } = await shop.products({ ...question, sort: 'priceLowToHigh' })
  expect(products.length).toBeGreaterThan(1)
  expect(total).toBe(products.length)
  const prices = products.map(p => p.discountPrice)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(products.every(p => p.originalPrice >= 2000 && p.originalPrice <= 9000)).toBe(true)
})

test('the pages of a search together are the whole result', async () => {
  const whole = await namesOf({ search: 'cotton' })
  const pages: string[] = []
  for (let page = 1; pages.length < whole.length && page < 50; page++)
    pages.push(...(await namesOf({ search: 'cotton', page, limit: 5 })))
  expect(pages).toEqual(whole)
  expect((await shop.products({ search: 'cotton', page: 1000, limit: 5 })).total).toBe(whole.length)
})

test('a search index written by another version of the shop is rebuilt', async () => {
  const before = await shop.products({ search: 'stole' })
  await db.run('update product_search set document = to_tsvector($1)', ['old'])
  await db.run('update search_format set format = 0')
  expect(await refreshSearch()).toBe(true)
  expect(await shop.products({ search: 'stole' })).toEqual(before)
  expect(await refreshSearch()).toBe(false)
})

test('nonsense finds nothing, and any text is safe', async () => {
  expect((await shop.products({ search: 'zzqqxxyy' })).total).toBe(0)
  expect((await shop.products({ search: '%' })).total).toBe(0)
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom("'", ':*', '|', '&', '!', '(', '\\', '<b>', '%', 'saree', ' ', '\u200d'))
      .map(l => l.join('')),
  )
  await fc.assert(
    fc.asyncProperty(nasty, fc.constantFrom(...SORTS), async (search, sort) => {
      const { total, products } = await shop.products({ search, sort, page: 1, limit: 3 })
      expect(products.length).toBe(Math.min(total, 3))
    }),
  )
  expect(await shop.products({ search: 'saree '.repeat(1600) })).toBeDefined()
})

test('suggestions are sections and products, also after a typing error', async () => {
  const kinds = async (q: string) => new Set((await shop.suggest({ q })).map(one => one.kind))
  expect(await kinds('chan')).toEqual(new Set(['category', 'product']))
  expect((await shop.suggest({ q: 'chandri' })).map(one => one.text)).toContain('Chanderi Weaves')
  expect(await shop.suggest({ q: '' })).toEqual([])
  expect((await shop.suggest({ q: 'bagh print st' }))[0]?.href).toBe('/product/nh-bagh-stole-01')
})

test('the sitemap has every section and every product once', async () => {
  const part = await shop.sitemap({ part: 0 })
  expect(part?.parts).toBe(1)
  const paths = part?.pages.map(page => page.path) ?? []
  expect(paths.length).toBe(51 + 120)
  expect(new Set(paths).size).toBe(paths.length)
  expect(await shop.sitemap({ part: 1 })).toBeNull()
})

test('the shop returns its own details', async () => {
  expect(await shop.theme({})).toMatchObject({ primary: '#9e2b25' })
  expect(await shop.logo({})).toMatchObject({ name: 'Narmada Haat', logoPath: '/uploads/narmada-haat.svg' })
  expect(await shop.banners({})).toHaveLength(4)
  expect(Object.keys((await shop.socialLinks({})) ?? {})).toEqual([
    'fb',
    'insta',
    'linkedin',
    'twitter',
    'youtube',
  ])
  expect((await shop.details({}))?.settings.onlineDiscountPercent).toBe(10)
})
