import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct } from '../test-product.ts'
import { productBySlug } from './one-product.ts'
import { pageExists } from './page-exists.ts'

withTestDatabase()

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  for (const id of [11, 12, 13]) await addProduct({ id })
  await db.run(`insert into product_texts (product_id, long_description, attributes) select id, '', '{}' from products
    on conflict do nothing`)
  await db.run(`update products set asin = '', slug = 'धुले-stole' where id = 12`)
  await db.run('update products set withdrawn = true where id = 13')
  clearCatalogueCache()
})

test('a product’s page is there exactly when the shop has the product', async () => {
  const slugs = [
    'a-11',
    'A-11',
    ' a 11',
    'धुले-stole',
    '12',
    '11',
    'a-13',
    '13',
    'none',
    '0',
    '99999999999',
    '%',
    '\0',
  ]
  const found: string[] = []
  for (const slug of slugs) {
    const there = (await productBySlug(slug)) !== undefined
    if (there) found.push(slug)
    for (const page of ['product', 'product-choice'])
      expect([slug, await pageExists(`/${page}/${encodeURIComponent(slug)}`)]).toEqual([slug, there])
  }
  expect(found).toEqual(['a-11', 'A-11', ' a 11', 'धुले-stole', '12'])
  expect(await pageExists(`/product/${'a'.repeat(501)}`)).toBe(false)
})

test('a listing’s page is there when the section is, whatever its level', async () => {
  for (const page of ['products-section', 'products-section2', 'products-filter', 'products-filter2']) {
    for (const id of ['1', '2', '3']) expect(await pageExists(`/${page}/${id}`)).toBe(true)
    for (const id of ['4', '0', '01', '1x', 'x', '99999999999', '%31'])
      expect([id, await pageExists(`/${page}/${id}`)]).toEqual([id, false])
  }
})

test.each(['/', '/wishlist', '/product', '/product/a/b', '/Product-Serach/none'])(
  '%s names nothing, and is rendered',
  async path => expect(await pageExists(path)).toBe(true),
)
