import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { SECTIONS, withFolders } from './test-folder.ts'

withTestDatabase()
const { folderOf, take, refused } = withFolders()

const HEADER = 'id,ASIN,name,subcategory_id,originalPrice,discountPrice,sizes,images'
const rowsOf = (...rows: string[]) => [HEADER, ...rows, ''].join('\n')

test('one check tells faults of every kind and file, however many one kind has', async () => {
  await take(
    folderOf({
      'categories.csv': SECTIONS,
      'products.csv': rowsOf('7,A-7,Belt,101,50,40,NA:1,', '8,A-8,Sash,101,50,40,,'),
    }),
  )
  const free = Array.from(
    { length: 300 },
    (_, index) => `,F-${index},Free ${index},101,free,1,,IMG_${index}.HEIC`,
  )
  const { message, errors, warnings } = await refused(
    folderOf({
      'shop.json': '{"name":"","pxl":"x"}',
      'categories.csv': `${SECTIONS}subcategory,103,99,Lost\ncategory,11,1,Prints again\nsubcategory,1,11,Level\n`,
      'products.csv': rowsOf(
        ...free,
        '1,A-1,Stole,101,50,40,S:x,',
        '1,A-2,Shawl,101,50,40,,',
        '3,a-1,Scarf,999,50,40,,',
        ',,Belt,102,500,400,,',
        ',,Cap,101,5,4,,',
        ',,Cap,101,5,4,,',
        `,L-1,${'x'.repeat(201)},101,5,4,,`,
        '4,A-4,Wrap,101,5',
        '5,A-8,Other sash,101,5,4,,',
      ),
    }),
  )
  for (const words of [
    'shop.json, name: must not be empty',
    'shop.json, pxl: is not a pixel id',
    'categories.csv, line 6, parent_id: there is no category 99',
    'categories.csv, line 7, id: 11 is used on line 3 already: no two sections have the same id',
    'categories.csv, line 8, id: 1 is used on line 2 already',
    'products.csv, line 2, originalPrice: "free" is not a price',
    '    … and 299 more like this: line 3, line 4, …',
    'line 302, sizes: "S:x" is not of the form SIZE:STOCK',
    'line 303, id: product 1 stands on line 302 already',
    'line 304, subcategory_id: there is no subcategory 999',
    'line 304, ASIN: the address /product/a-1 is that of line 302 already',
    'line 305, name: “Belt” is the name of product 7 too',
    'line 307, name: “Cap” is the name of line 306 too',
    'line 308, name: is longer than 200 characters (it has 201)',
    'line 309: the row has 5 fields, and the header 8',
    'line 310, ASIN: the address /product/a-8 belongs to product 8 already',
  ])
    expect(message).toContain(words)
  expect(message.split('\n')).toHaveLength(16)
  expect(errors.count).toBe(314)
  expect(warnings.count).toBe(300)
  expect(await db.one('select count(*)::int from products')).toEqual({ count: 2 })
})

test('a fault in a cell that names a row makes no second fault of other rows', async () => {
  const { message } = await refused(
    folderOf({
      'categories.csv': `${SECTIONS}subcategory,x,11,A\nsubcategory,y,11,B\n`,
      'products.csv': rowsOf(
        'x,,Stole,101,50,40,,',
        'y,,Shawl,101,50,40,,',
        ',,,101,50,40,,',
        ',,,101,50,40,,',
      ),
    }),
  )
  expect(message.split('\n')).toEqual([
    expect.stringContaining('categories.csv, line 6, id: "x" is not a whole number'),
    expect.stringContaining('categories.csv, line 7, id: "y" is not a whole number'),
    expect.stringContaining('products.csv, line 2, id: "x" is not a whole number'),
    expect.stringContaining('products.csv, line 3, id: "y" is not a whole number'),
    'products.csv, line 4, name: must not be empty',
    'products.csv, line 5, name: must not be empty',
  ])
})

test('below a header that is at fault the cells are checked all the same', async () => {
  const header = 'name,subcategory_id,originalprice,colour,sizes'
  const { message } = await refused(
    folderOf({ 'categories.csv': SECTIONS, 'products.csv': `${header}\nStole,101,free,red,S\n` }),
  )
  expect(message.split('\n')).toEqual([
    'products.csv, line 1: unknown columns: "colour" (did you mean color?)',
    'products.csv, line 1: missing columns: "discountPrice"',
    'products.csv, line 2, sizes: "S" is not of the form SIZE:STOCK (like S:10 or NA:12)',
    expect.stringContaining('products.csv, line 2, originalPrice: "free" is not a price'),
  ])
})

test('where the first line is no header, that alone is told', async () => {
  const { message } = await refused(
    folderOf({
      'products.csv': 'My price list,,,\nname,subcategory_id,originalPrice,discountPrice\nStole,101,5,4\n',
    }),
  )
  expect(message.split('\n')).toHaveLength(2)
})

test('an id that means another level of the shop is told with a number to add', async () => {
  await take(folderOf({ 'categories.csv': SECTIONS }))
  const own = 'level,id,parent_id,name\ngroup,11,,Food\ncategory,12,11,Fruit\nsubcategory,1,12,Apples\n'
  const { message } = await refused(folderOf({ 'categories.csv': own }), { withdrawMissing: true })
  const help =
    'here and wherever your files name it. From 1000 on all are free: with 1000 added to each id of your sections none is taken'
  expect(message.split('\n')).toEqual([
    `categories.csv, line 2, id: 11 is a category of this shop already (“Prints”), and stays one: give this group another id, ${help}`,
    `categories.csv, line 4, id: 1 is a group of this shop already (“Cloth”), and stays one: give this subcategory another id, ${help}`,
  ])
  const added = own.replace(/\b(1|11|12)\b/g, id => String(Number(id) + 1000))
  expect(await take(folderOf({ 'categories.csv': added }), { withdrawMissing: true })).toMatchObject({
    sections: 3,
  })
})

test('a file of many faults is read to its end', async () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => `x,A-${index},N${index},101,free,1,,`)
  const { errors } = await refused(folderOf({ 'categories.csv': SECTIONS, 'products.csv': rowsOf(...rows) }))
  expect(errors.count).toBe(60_000)
  expect(errors.kinds.map(kind => kind.count)).toEqual([30_000, 30_000])
})
