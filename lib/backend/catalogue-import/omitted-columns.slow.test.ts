import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { listenAtFailpoints } from '../failpoints.ts'
import { folderStore } from '../media/folder/folder-store.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'

withTestDatabase()

const root = mkdtempSync(path.join(os.tmpdir(), 'keep-unsaid-'))
const store = folderStore(root)
afterAll(() => rmSync(root, { recursive: true }))
beforeEach(() => db.run('truncate products, sections, shop, search_words, product_search cascade'))

let folders = 0
const take = (files: Record<string, string>, options = {}) => {
  const folder = path.join(root, `folder-${++folders}`)
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return importCatalogue({ folder, store, ...options })
}
const written = async () => {
  const folder = path.join(root, `out-${++folders}`)
  await exportCatalogue({ folder, store })
  return {
    folder,
    products: readFileSync(path.join(folder, 'products.csv'), 'utf8'),
    sections: readFileSync(path.join(folder, 'categories.csv'), 'utf8'),
  }
}
const products = (...rows: string[]) => ({ 'products.csv': `${rows.join('\n')}\n` })

const FULL = {
  'shop.json': '{"name":"Reva"}',
  'categories.csv': `level,id,parent_id,name,order,category_name,short_desc,description,url,image,banner
group,1,,Cloth,3,Cloths,Woven,About cloth,/cloth,a.webp,b.webp
category,11,1,Prints,,,,,,,
subcategory,101,11,Stoles,,,,,,,
`,
  ...products(
    'id,ASIN,name,subcategory_id,originalPrice,discountPrice,delbertoPrice,recommendedSellingPrice,onSale,badge,badge1,material,ratings,ratings_count,sizes,color,images,youtubeLink,film,description,colongdescription,position,attr:care,attr:weight',
    '1,A-1,Stole,101,500,400,90,30,true,New,Best,Silk,4.50,12,S:1|M:2,Red|Blue,a.webp,https://youtu.be/x,a.mp4,Short,<p>Long</p>,7,Hand wash,90 g',
    '2,,Shawl,101,900,800,,,,,,,,,NA:5,,,,,,,,,',
  ),
}
const SHORT = 'id,name,subcategory_id,originalPrice,discountPrice'

test('columns that are left out leave all else of a product as it was', async () => {
  await take(FULL)
  const before = await written()
  expect(await take(products(SHORT, '1,Stole,101,500,400', '2,Shawl,101,900,800'))).toMatchObject({
    anything: false,
    unchanged: 2,
  })
  const report = await take(products(SHORT, '1,Stole,101,500,350', '2,Shawl,101,900,800'))
  expect(report).toMatchObject({ changed: 1, restocked: 0, unchanged: 1 })
  expect((await written()).products).toBe(before.products.replace(',500,400,', ',500,350,'))
})

test('an empty cell of a column that is there clears it', async () => {
  await take(FULL)
  await take(products(`${SHORT},ASIN,badge,sizes,attr:care`, '1,Stole,101,500,400,,,,'))
  expect(await db.one('select slug, asin, badge, badge1 from products where id = 1')).toEqual({
    slug: 'stole',
    asin: '',
    badge: '',
    badge1: 'Best',
  })
  expect(await db.query('select size_desc, stock from product_sizes where product_id = 1')).toEqual([
    { size_desc: 'NA', stock: 0 },
  ])
  expect(await db.one('select attributes::text from product_texts where product_id = 1')).toEqual({
    attributes: '{"weight":"90 g"}',
  })
})

test('an address that is made of the name follows the name', async () => {
  await take(FULL)
  await take(products(SHORT, '1,Bagh stole,101,500,400', '2,Bagh shawl,101,900,800'))
  expect(await db.query('select slug from products order by id')).toEqual([
    { slug: 'a-1' },
    { slug: 'bagh-shawl' },
  ])
})

test('a new product takes the defaults of what is left out', async () => {
  await take(FULL)
  await take(products(SHORT, '3,Scarf,101,100,90'))
  expect((await written()).products).toContain('\n3,,Scarf,101,100,90,0,0,false,,,,0,0,NA:0,,,,,,,8,,\n')
})

test('what a file adds without positions stands after all others, in the order of its rows', async () => {
  await take(FULL)
  const rows = products(SHORT, '9,Cap,101,100,90', '3,Scarf,101,100,90', '1,Stole,101,500,400')
  await take(rows)
  const order = () => db.query<{ id: number }>('select id from products order by position, id')
  expect((await order()).map(({ id }) => id)).toEqual([2, 1, 9, 3])
  expect((await take(rows)).anything).toBe(false)
  await take(products(`${SHORT},position`, '4,Mask,101,100,90,'))
  expect((await order()).map(({ id }) => id)).toEqual([2, 4, 1, 9, 3])
})

test('an attribute whose column is left out stays, and the export still comes in as nothing new', async () => {
  await take(FULL)
  const said = products(`${SHORT},attr:fabric,attr:weight`, '1,Stole,101,500,400,"Tussar ""raw""",90 g')
  expect(await take(said)).toMatchObject({ changed: 1, restocked: 0 })
  expect(await db.one('select attributes::text from product_texts where product_id = 1')).toEqual({
    attributes: '{"care":"Hand wash","weight":"90 g","fabric":"Tussar \\"raw\\""}',
  })
  expect((await take(said)).anything).toBe(false)
  const { folder } = await written()
  expect((await importCatalogue({ folder, store })).anything).toBe(false)
})

test('a withdrawn product comes back with what it had', async () => {
  await take(FULL)
  const before = await written()
  await take(products(SHORT, '2,Shawl,101,900,800'), { withdrawMissing: true })
  await take(products(SHORT, '1,Stole,101,500,400'))
  expect((await written()).products).toBe(before.products)
})

test('what sells while prices are imported stays sold', async () => {
  await take(FULL)
  listenAtFailpoints(async point => {
    if (point === 'import-compared')
      await db.run("update product_sizes set stock = 0 where product_id = 1 and size_desc = 'S'")
  })
  await take(products(SHORT, '1,Stole,101,500,300')).finally(() => listenAtFailpoints())
  expect(await db.query('select stock from product_sizes where product_id = 1 order by unit_id')).toEqual([
    { stock: 0 },
    { stock: 2 },
  ])
})

test('it is told of how many existing products the stock was set anew', async () => {
  await take(FULL)
  const rows = ['1,Stole,101,500,300,S:1|M:2', '2,Shawl,101,900,800,NA:9', '3,Scarf,101,100,90,NA:1']
  expect(await take(products(`${SHORT},sizes`, ...rows))).toMatchObject({
    added: 1,
    changed: 2,
    restocked: 1,
  })
})

test('a section keeps what categories.csv does not speak of', async () => {
  await take(FULL)
  const before = await written()
  const rows = 'group,1,,Clothes\ncategory,11,1,Prints\n'
  expect(await take({ 'categories.csv': `level,id,parent_id,name\n${rows}` })).toMatchObject({ sections: 1 })
  expect((await written()).sections).toBe(before.sections.replace(',,Cloth,', ',,Clothes,'))
  await take({ 'categories.csv': `level,id,parent_id,name,short_desc\ngroup,1,,Clothes,\n` })
  expect(await db.one('select short_desc, category_name from sections where id = 1')).toEqual({
    short_desc: '',
    category_name: 'Cloths',
  })
})
