import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { inWords } from './errors.ts'
import { SECTIONS, withFolders } from './test-folder.ts'

withTestDatabase()
const { folderOf, take, refused } = withFolders()

const HEADER = 'id,ASIN,name,subcategory_id,originalPrice,discountPrice,sizes'
const shopOf = (...rows: string[]) =>
  folderOf({ 'categories.csv': SECTIONS, 'products.csv': [HEADER, ...rows, ''].join('\n') })
const products = () =>
  db.query('select id, name, subcategory_id as place, discount_paise as paise from products order by id')

const BELT = '7,B-1,Belt,101,5000,4400,NA:3'

test('a row that has only its name changes nothing of the product of that name', async () => {
  await take(shopOf(BELT))
  const { message } = await refused(shopOf(',,Belt,102,400,300,NA:5'))
  expect(message).toBe(
    'products.csv, line 2, name: “Belt” is the name of product 7 too, which costs ₹4400 in section 101 (“Stoles”); this row says ₹300 in section 102 (“Scarves”). If it is that product, write its id, 7, into the row; if not, give the row an ASIN (a code of your own) or another name. With --by-name such a row always means the product of its name',
  )
  for (const row of [',,Belt,102,5000,4400,', ',,Belt,101,5000,2199,', ',,Belt,101,5000,4399,NA:3'])
    expect((await refused(shopOf(row))).errors.count).toBe(1)
  expect(await products()).toEqual([{ id: 7, name: 'Belt', place: 101, paise: 440000 }])
})

test('each way out that the sentence names is one', async () => {
  await take(shopOf(BELT))
  await take(shopOf(',CAP-1,Belt,102,400,300,', ',,Cloth belt,102,400,300,'))
  expect(await products()).toEqual([
    { id: 7, name: 'Belt', place: 101, paise: 440000 },
    { id: 8, name: 'Belt', place: 102, paise: 30000 },
    { id: 9, name: 'Cloth belt', place: 102, paise: 30000 },
  ])
  await take(shopOf('7,B-1,Belt,102,400,300,'))
  expect((await products())[0]).toMatchObject({ place: 102, paise: 30000 })
})

test('with --by-name it is changed, and told with what changed', async () => {
  await take(shopOf(BELT, '8,B-2,Cap,101,500,400,NA:1'))
  const report = await take(shopOf(',,Belt,101,5000,4000,NA:3', ',,Cap,101,500,400,NA:9'), { byName: true })
  expect(report).toMatchObject({ added: 0, changed: 2 })
  expect(report.byName.listed.map(inWords)).toEqual([
    'products.csv, line 2, name: product 7 “Belt” discountPrice ₹4400 → ₹4000',
    'products.csv, line 3, name: product 8 “Cap” its stock',
  ])
})

test('each column that changed is named, and the code and the address of what was found stay', async () => {
  const header = `${HEADER},badge,attr:care,colongdescription`
  const file = (row: string) =>
    folderOf({ 'categories.csv': SECTIONS, 'products.csv': `${header}\n${row}\n` })
  await take(file(`${BELT},New,Brush,Long`))
  const report = await take(file(',,Belt,101,5000,4400,NA:3,Old,Wipe,Longer'), { byName: true })
  expect(report.byName.listed.map(({ reason }) => reason)).toEqual([
    'product 7 “Belt” badge, colongdescription, attr:…',
  ])
  expect(await db.one('select asin, slug from products')).toEqual({ asin: 'B-1', slug: 'b-1' })
})

test('what a row found by its name leaves as it was is not told', async () => {
  await take(shopOf(',,Belt,101,5000,4400,NA:3'))
  const report = await take(shopOf(',,Belt,101,5000,4400,NA:3'))
  expect([report.anything, report.byName.count]).toEqual([false, 0])
})

test('with --by-name it also moves and costs what the row says, and both are told', async () => {
  await take(shopOf(BELT))
  const report = await take(shopOf(',,Belt,102,400,300,NA:3'), { byName: true })
  expect(report.byName.listed.map(inWords)).toEqual([
    'products.csv, line 2, name: product 7 “Belt” discountPrice ₹4400 → ₹300, originalPrice ₹5000 → ₹400, section 101 (“Stoles”) → 102 (“Scarves”)',
  ])
})

test('a code is no name: a row with an ASIN changes its product whatever it says', async () => {
  await take(shopOf(BELT))
  const report = await take(shopOf(',b-1,Leather belt,102,400,300,'))
  expect([report.changed, report.byName.count]).toEqual([1, 0])
})

test('an ASIN that reads like the name of a product without one does not take that over', async () => {
  await take(shopOf('7,,Belt,101,5000,4400,'))
  expect((await refused(shopOf(',belt,Cap,102,400,300,'))).message).toContain(
    'the address /product/belt belongs to product 7 already',
  )
})

test('a withdrawn product comes back by its name only with --by-name, and where it was', async () => {
  await take(shopOf(BELT.replace('B-1', ''), '8,B-2,Cap,101,500,400,'))
  await take(shopOf('8,B-2,Cap,101,500,400,'), { withdrawMissing: true })
  expect(await take(shopOf(',,Belt,102,400,300,'))).toMatchObject({ added: 1, changed: 0 })
  await take(shopOf('8,B-2,Cap,101,500,400,'), { withdrawMissing: true })
  const report = await take(shopOf(',,Belt,102,400,290,'), { byName: true })
  expect(report).toMatchObject({ added: 0, changed: 1 })
  expect(report.byName.listed.map(inWords)[0]).toContain('product 9 “Belt” comes back, discountPrice')
})

const SAID =
  ' too: where they are two products, give each an ASIN (a code of your own) or an id; where it is one product in several sizes, write one line with all of them (S:10|M:4)'

test.each([
  ['new', ''],
  ['of the shop', BELT],
])('two rows of one name in a file, %s, are asked about, and neither is lost', async (_what, before) => {
  if (before) await take(shopOf(before))
  const { message } = await refused(shopOf(',,Belt,101,5000,4400,S:1', ',,Belt,101,5000,4300,M:1'))
  expect(message).toBe(`products.csv, line 3, name: “Belt” is the name of line 2${SAID}`)
})

test('capitals make no other address', async () => {
  const { message } = await refused(shopOf(',,Belt,101,5000,4400,S:1', ',,BELT,101,5000,4300,M:1'))
  expect(message).toBe(`products.csv, line 3, name: “BELT” is the name of line 2${SAID}`)
})

test('the same where the file has no column for codes, and names that differ by a sign have one address', async () => {
  const header = 'name,subcategory_id,originalPrice,discountPrice'
  await take(shopOf(BELT))
  const rows = [header, 'Belt,101,5000,4400', 'Belt,101,5000,4300', 'Cap!,101,5,4', 'Cap,101,5,4', '']
  const { message } = await refused(folderOf({ 'products.csv': rows.join('\n') }))
  expect(message.split('\n')).toEqual([
    `products.csv, line 3, name: “Belt” is the name of line 2${SAID}`,
    'products.csv, line 5, name: “Cap” and “Cap!” of line 4 would have the same address, /product/cap: give each an ASIN (a code of your own)',
  ])
})
