import { readFileSync } from 'node:fs'
import path from 'node:path'
import { exportCatalogue } from '../catalogue-import/export-catalogue.ts'
import { csv, withFolders } from '../catalogue-import/test-folder.ts'
import { db, pool } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { oldAddress } from './old-address.ts'

withTestDatabase()
const { root, store, folderOf, take, refused } = withFolders()

const SECTIONS = `level,id,parent_id,name,old_addresses
group,1,,Cloth,
category,11,1,Prints,/collections/prints
subcategory,101,11,Stoles,/product-category/stoles|/collections/stoles/
`
const products = (...rows: string[][]) =>
  csv([['ASIN', 'name', 'subcategory_id', 'originalPrice', 'discountPrice', 'old_addresses'], ...rows])
const FILES = {
  'categories.csv': SECTIONS,
  'products.csv': products(
    ['blue-kurta', 'Kurta', '101', '100', '90', '/products/kurta|https://old.example/Kurta.html?x=1'],
    ['kurta-2', 'Second', '101', '100', '90', '/products/blue-kurta|/product/zweite'],
  ),
}

test('a slug that is a product comes first, then who has the address, and nothing else is found', async () => {
  await take(folderOf(FILES))
  const asked = async (...paths: string[]) => Promise.all(paths.map(oldAddress))
  expect(
    await asked('/products/blue-kurta', '/collections/new/products/Blue-Kurta', '/shop/a/b/blue-kurta/'),
  ).toEqual(Array(3).fill('/product/blue-kurta'))
  expect(await asked('/products/kurta', '/collections/x/products/KURTA/', '/kurta.HTML')).toEqual(
    Array(3).fill('/product/blue-kurta'),
  )
  expect(await asked('/product/zweite', '/shop/zweite')).toEqual(Array(2).fill('/product/kurta-2'))
  expect(await asked('/collections/prints', '/collections/stoles', '/product-category/stoles')).toEqual([
    ...['/products-section2/11', '/products-section/101', '/products-section/101'],
  ])
  expect(await asked('/', '/products/none', '/wp-login.php', '/%zz', `/${'a'.repeat(5_000)}`)).toEqual(
    Array(5).fill(''),
  )
})

test('one that is withdrawn, or says no more, is found no more', async () => {
  await take(folderOf(FILES))
  expect(await oldAddress('/products/kurta')).toBe('/product/blue-kurta')
  await take(folderOf({ 'products.csv': products(['blue-kurta', 'Kurta', '101', '100', '90', '']) }))
  expect(await oldAddress('/products/kurta')).toBe('')
  await db.run('update products set withdrawn = true')
  await take(folderOf({ 'categories.csv': SECTIONS.replace('Prints', 'Printed') }))
  expect(await oldAddress('/product/zweite')).toBe('')
})

test('an export writes them, and comes in again as nothing to do; a file without the column leaves them', async () => {
  await take(folderOf(FILES))
  const out = path.join(root, 'out')
  await exportCatalogue({ folder: out, store })
  expect(readFileSync(path.join(out, 'products.csv'), 'utf8')).toContain('/products/kurta|/kurta.html')
  expect(readFileSync(path.join(out, 'categories.csv'), 'utf8')).toContain(
    '/product/stoles|/collections/stoles',
  )
  expect(await take(out)).toMatchObject({ anything: false })
  await take(
    folderOf({
      'products.csv': 'ASIN,name,subcategory_id,originalPrice,discountPrice\nblue-kurta,Kurta,101,100,80\n',
    }),
  )
  expect(await oldAddress('/kurta.html')).toBe('/product/blue-kurta')
})

test('what is no path is refused', async () => {
  const { errors } = await refused(
    folderOf({ ...FILES, 'products.csv': products(['a', 'A', '101', '1', '1', 'products/a']) }),
  )
  expect(errors.listed).toMatchObject([{ line: 2, column: 'old_addresses' }])
})

test('the same path is asked of the database once', async () => {
  await take(folderOf(FILES))
  await oldAddress('/products/nobody')
  const asked = jest.spyOn(pool(), 'query')
  for (let time = 0; time < 50; time++) await oldAddress('/products/NOBODY/')
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
