import { readFileSync } from 'node:fs'
import path from 'node:path'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { SECTIONS, withFolders } from './test-folder.ts'

withTestDatabase()
const { root, store, folderOf, take, refused } = withFolders()
const shop = embeddedShop(handlers)
beforeEach(() =>
  db.run('truncate collections, facet_values, product_facets, section_facets, facet_blocks cascade'),
)

const HEAD = 'ASIN,name,originalPrice,discountPrice,path'
const named = (...rows: string[]) => folderOf({ 'products.csv': `${HEAD}\n${rows.join('\n')}\n` })
const treeOf = async () =>
  (await shop.tree({})).flatMap(group =>
    group.categories.flatMap(category =>
      category.Subcategories.map(sub =>
        [group.group_desc, category.category_desc, sub.subcategory_desc].join(' > '),
      ),
    ),
  )
const idsOf = async (subcat_id: number) =>
  (await shop.products({ subcat_id })).products.map(product => product.ASIN)

test('a path makes the sections that are missing, whatever its depth, and the same again is a no-op', async () => {
  const rows = [
    'A,Saree,500,400,Women > Sarees > Silk > Party > Evening',
    'B,Kurta,500,400,Women > Kurtas',
    'C,Gift card,500,400,Gifts',
    'D,Dupatta,500,400,women > SAREES > silk',
  ]
  expect(await take(named(...rows))).toMatchObject({ added: 4, sections: 8, warnings: { count: 0 } })
  expect(await treeOf()).toEqual([
    'Women > Sarees > Silk',
    'Women > Kurtas > Kurtas',
    'Gifts > Gifts > Gifts',
  ])
  expect(await db.query('select asin, type from products order by asin')).toEqual([
    { asin: 'A', type: 'Party > Evening' },
    ...['B', 'C', 'D'].map(asin => ({ asin, type: '' })),
  ])
  expect(await take(named(...rows))).toMatchObject({ anything: false, sections: 0, unchanged: 4 })
})

test('what a path names comes back where it was withdrawn, under its old id', async () => {
  await take(folderOf({ 'categories.csv': SECTIONS }))
  const other = 'level,id,parent_id,name\ngroup,1,,Cloth\n'
  await take(folderOf({ 'categories.csv': other }), { withdrawMissing: true })
  await take(named('A,Stole,500,400,Cloth > Prints > Stoles'))
  expect(await idsOf(101)).toEqual(['A'])
})

test('a path that cannot be read, and a row without a section, are told by line and column', async () => {
  const { errors } = await refused(named('A,Saree,500,400,Women >> Silk', 'B,Kurta,500,400,'))
  expect(errors.listed.map(({ line, column, reason }) => `${line} ${column} ${reason}`)).toEqual([
    '2 path has an empty part before, after or between two >',
    '3 path names no section: fill in subcategory_id or path',
  ])
  const header = await refused(folderOf({ 'products.csv': 'name,originalPrice,discountPrice\nB,2,1\n' }))
  expect(header.errors.listed.map(fault => fault.reason)).toEqual(['missing columns: "subcategory_id"'])
  const fresh = await refused(
    folderOf({ 'products.csv': 'ASIN,name,originalPrice,discountPrice\nA,B,2,1\n' }),
  )
  expect(fresh.errors.listed.map(fault => fault.reason)).toEqual([
    'the shop has no such product yet, and a new one needs subcategory_id',
  ])
})

const MORE = 'ASIN,name,subcategory_id,originalPrice,discountPrice,brand,tags,sections,type,color,material\n'
const WITH_MORE = {
  'categories.csv': `${SECTIONS}category,12,1,Gifts\nsubcategory,201,12,For her\n`,
  'products.csv': `${MORE}A,Stole,101,500,400,Amrutam,new|festive,102|201,Silk,Red|Blue,Silk
B,Scarf,102,700,600,amrutam,new,,,Red,Cotton
C,Shawl,101,900,800,Bagh & Sons,,,Wool,,Wool
`,
}
const COLLECTIONS = `id,name,tag,price_to,products
9001,New this week,new,,
9002,Under 500,,500,
9003,Chosen,,,c|B
`

test('a product is listed in further sections too, and counted there', async () => {
  await take(folderOf(WITH_MORE))
  expect([await idsOf(101), await idsOf(102), await idsOf(201), await idsOf(12), await idsOf(1)]).toEqual([
    ['A', 'C'],
    ['A', 'B'],
    ['A'],
    ['A'],
    ['A', 'B', 'C'],
  ])
  expect((await shop.products({ subcat_id: 102, page: 1 })).total).toBe(2)
  expect((await shop.product({ search: 'A' }))[0]).toMatchObject({ subcategoryid: 101, brand: 'Amrutam' })
  const paths = (await shop.sitemap({ part: 0 }))?.pages.map(page => page.path)
  expect(paths).toContain('/products-section/201')
})

test('collections list by tag, by price and by hand, and are told', async () => {
  await take(folderOf({ ...WITH_MORE, 'collections.csv': COLLECTIONS }))
  expect([await idsOf(9001), await idsOf(9002), await idsOf(9003)]).toEqual([['A', 'B'], ['A'], ['B', 'C']])
  expect((await shop.collections({})).map(each => each.collection_desc)).toEqual([
    'New this week',
    'Under 500',
    'Chosen',
  ])
  const dearer = WITH_MORE['products.csv'].replace('700,600', '700,450')
  await take(folderOf({ 'products.csv': dearer }))
  expect(await idsOf(9002)).toEqual(['A', 'B'])
  await take(folderOf({ 'collections.csv': 'id,name,tag\n9001,New,festive\n' }), { withdrawMissing: true })
  expect([await idsOf(9001), await idsOf(9002)]).toEqual([['A'], []])
  await take(folderOf({ 'collections.csv': 'id,name\n' }))
  expect(await idsOf(9001)).toEqual(['A'])
  await take(folderOf({ 'collections.csv': 'id,name\n' }), { withdrawMissing: true })
  expect(await shop.collections({})).toEqual([])
})

test('what is exported of brands, tags, sections, types and collections comes in as nothing to do', async () => {
  const first = await take(folderOf({ ...WITH_MORE, 'collections.csv': COLLECTIONS }))
  expect(first).toMatchObject({ added: 3, collections: 3 })
  const folder = path.join(root, 'exported')
  await exportCatalogue({ folder, store })
  const written = readFileSync(path.join(folder, 'products.csv'), 'utf8')
  expect(written).toContain(',brand,tags,sections,type')
  expect(written).toContain('Amrutam,new|festive,102|201,Silk')
  expect(readFileSync(path.join(folder, 'collections.csv'), 'utf8')).toContain(
    '9002,Under 500,0,,,,,,,,,,500,',
  )
  expect(await take(folder)).toMatchObject({ anything: false })
  expect(await take(folder, { withdrawMissing: true })).toMatchObject({ anything: false })
})

test('a column that is not in the file leaves brand, tags, sections and type alone', async () => {
  await take(folderOf(WITH_MORE))
  const had = await db.query('select brand, tags, further, type from products order by id')
  await take(
    folderOf({
      'products.csv': 'ASIN,name,subcategory_id,originalPrice,discountPrice\nA,Stole,101,500,300\n',
    }),
  )
  expect(await db.query('select brand, tags, further, type from products order by id')).toEqual(had)
})

test('further sections and collections that cannot be are told', async () => {
  const products = `${MORE}A,Stole,101,500,400,,,101|999|x,,,\n`
  const collections = 'id,name,tag,price_from,price_to\n11,Prints,a,,\n9001,New,,,\n9001,Old,,5,2\n'
  const { errors } = await refused(
    folderOf({ ...WITH_MORE, 'products.csv': products, 'collections.csv': collections }),
  )
  expect(
    errors.listed.map(({ file, line, column, reason }) => `${file} ${line} ${column} ${reason}`),
  ).toEqual([
    'collections.csv 3 tag says of no product that it belongs here: fill in tag, brand, price_from, price_to or products',
    'collections.csv 4 price_from 5 is more than price_to, 2',
    'collections.csv 2 id 11 is the id of the category “Prints”: a collection has an id that no section has',
    'collections.csv 4 id 9001 is used on line 3 already',
    'products.csv 2 sections "x" is not the id of a subcategory',
    'products.csv 2 sections 101 is the section in which the product is anyway',
  ])
})

test('a section does not take the id of a collection', async () => {
  await take(folderOf({ ...WITH_MORE, 'collections.csv': COLLECTIONS }))
  const { errors } = await refused(folderOf({ 'categories.csv': `${SECTIONS}category,9001,1,More\n` }))
  expect(errors.listed[0]?.reason).toBe(
    '9001 is the id of the collection “New this week”: give the section another one',
  )
})
