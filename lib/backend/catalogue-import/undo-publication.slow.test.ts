import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { lastPublications } from '../publications/history.ts'
import { inWords } from './errors.ts'
import { SECTIONS, withFolders } from './test-folder.ts'
import { type UndoOptions, undoPublication } from './undo-publication.ts'

withTestDatabase()
const { folderOf, take } = withFolders()
beforeEach(() => db.run('truncate publications cascade'))

const HEADER =
  'id,ASIN,name,subcategory_id,originalPrice,discountPrice,sizes,color,attr:care,supplier,name:hi'
const shopOf = (...rows: string[]) =>
  folderOf({ 'categories.csv': SECTIONS, 'products.csv': [HEADER, ...rows, ''].join('\n') })
const STOLE = '1,A-1,Stole,101,500,400,S:5|M:5,Red,Wash,Ravi,दुपट्टा'
const SHAWL = '2,A-2,Shawl,101,900,800,NA:7,,,,'

/** Everything that the shop holds, but when. */
const everything = async () => ({
  products: await db.query(
    `select to_jsonb(p) - 'updated_at' as p, to_jsonb(t) as t, to_jsonb(x) as x
      from products p join product_texts t on t.product_id = p.id left join product_private x on x.product_id = p.id
      where not p.withdrawn order by p.id`,
  ),
  sizes: await db.query(
    `select z.* from product_sizes z join products p on p.id = z.product_id where not withdrawn order by product_id, unit_id`,
  ),
  sections: await db.query(
    `select to_jsonb(s) - 'updated_at' as s from sections s where not withdrawn order by id`,
  ),
  shop: await db.query('select details from shop'),
  found: await db.query('select product_id, document::text from product_search order by product_id'),
})
const undo = (options: UndoOptions = {}) => undoPublication(options)
const stockOf = async (id: number, size: string) =>
  (
    await db.one<{ stock: number }>(
      'select stock from product_sizes where product_id = $1 and size_desc = $2',
      [id, size],
    )
  )?.stock

test('an undo brings back all that an import changed, added, moved and withdrew', async () => {
  await take(shopOf(STOLE, SHAWL))
  const before = await everything()
  const wrong = folderOf({
    'categories.csv': `${SECTIONS.replace('Stoles', 'Wraps').replace('subcategory,102,11,Scarves\n', '')}subcategory,103,11,Caps\n`,
    'shop.json': '{"name":"Reva","tagline":"Wrong"}',
    'products.csv': `${HEADER}\n1,B-1,Wrap,103,50,40,M:1|L:2,Blue,Iron,,\n3,A-3,Cap,103,90,80,NA:1,,,,\n`,
  })
  await db.run(`insert into shop (details) values ('{"name":"Reva"}')`)
  before.shop = await db.query('select details from shop')
  const report = await take(wrong, { withdrawMissing: true })
  expect(report).toMatchObject({ added: 1, changed: 1, withdrawn: 1 })
  expect(await everything()).not.toEqual(before)
  const undone = await undo()
  expect(undone.conflicts.listed).toEqual([])
  expect(undone).toMatchObject({ undone: 2, publication: 3, changed: 2, withdrawn: 1 })
  const after = await everything()
  expect(after.shop).toMatchObject([{ details: { name: 'Reva' } }])
  expect({ ...after, shop: [] }).toEqual({ ...before, shop: [] })
})

test('what was sold meanwhile stays sold, and no stock falls below 0', async () => {
  await take(shopOf(STOLE, SHAWL))
  await take(shopOf(STOLE.replace('S:5|M:5', 'S:50|M:1'), SHAWL.replace('NA:7', 'NA:9')))
  await db.run(`update product_sizes set stock = stock - 3 where size_desc in ('S', 'NA')`)
  await db.run(`update product_sizes set stock = 0 where size_desc = 'NA'`)
  const { conflicts } = await undo()
  expect([await stockOf(1, 'S'), await stockOf(1, 'M'), await stockOf(2, 'NA')]).toEqual([2, 5, 0])
  // Two more of the shawl than the wrong sheet had added are gone.
  expect(conflicts.listed.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/“.*” \(2\): 2 pieces more ordered than there are/),
  ])
})

test('a field that a later import changed as well is told, and stays; the rest goes back', async () => {
  await take(shopOf(STOLE, SHAWL))
  await take(shopOf(STOLE.replace('500,400', '600,450'), SHAWL.replace('900,800', '900,700')))
  await take(shopOf(STOLE.replace('500,400', '600,480'), SHAWL.replace('900,800', '900,700')))
  const report = await undo({ publication: 2 })
  expect(report.conflicts.listed.map(inWords)).toEqual([
    'products.csv, discountPrice: “Stole” (1) was changed again by publication 3, and stays',
  ])
  expect(await db.query('select original_paise, discount_paise from products order by id')).toEqual([
    { original_paise: 50000, discount_paise: 48000 },
    { original_paise: 90000, discount_paise: 80000 },
  ])
})

test('--through takes all later ones back too, and each is marked', async () => {
  await take(shopOf(STOLE, SHAWL))
  const before = await everything()
  await take(shopOf(STOLE.replace('500,400', '600,450').replace('S:5', 'S:7'), SHAWL))
  await take(
    shopOf(STOLE.replace('500,400', '600,480').replace('S:5', 'S:1'), SHAWL, '9,A-9,Cap,101,5,4,NA:1,,,,'),
  )
  await db.run(`update product_sizes set stock = stock - 1 where size_desc = 'S'`)
  const report = await undo({ publication: 2, through: true })
  expect(report.conflicts.listed).toEqual([])
  expect(await stockOf(1, 'S')).toBe(4)
  await db.run(`update product_sizes set stock = 5 where size_desc = 'S'`)
  expect(await everything()).toEqual(before)
  expect((await lastPublications()).map(({ id, undone_by }) => [id, undone_by])).toEqual([
    [4, null],
    [3, 4],
    [2, 4],
    [1, null],
  ])
})

test('an undo is undone like anything else, and what it took back can be taken back again', async () => {
  await take(shopOf(STOLE, SHAWL))
  await take(shopOf(STOLE.replace('500,400', '600,450'), '9,A-9,Cap,101,5,4,NA:1,,,,'))
  const changed = await everything()
  await undo()
  await undo({ publication: 3 })
  expect(await everything()).toEqual(changed)
  await expect(undo({ publication: 3 })).rejects.toThrow('publication 3 was undone by publication 4')
  expect(await undo({ publication: 2 })).toMatchObject({ changed: 1, withdrawn: 1 })
})

test('the last ten are kept, and of one that is not there a sentence tells', async () => {
  for (let price = 400; price < 412; price++) await take(shopOf(STOLE.replace('500,400', `500,${price}`)))
  expect((await lastPublications()).map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(await db.one('select count(distinct publication_id)::int as kept from publication_changes')).toEqual(
    { kept: 10 },
  )
  await expect(undo({ publication: 2 })).rejects.toThrow('there is no publication 2')
})

test('what is withdrawn by now does not come back for its price, nor does an address that another has', async () => {
  await take(shopOf(STOLE, SHAWL))
  await take(shopOf(STOLE.replace('500,400', '600,450'), SHAWL.replace('A-2', 'B-2')))
  await take(shopOf(SHAWL.replace('A-2', 'B-2'), '8,A-2,Other,101,5,4,NA:1,,,,'), { withdrawMissing: true })
  const report = await undo({ publication: 2 })
  expect(report.anything).toBe(false)
  expect(report.conflicts.listed.map(inWords)).toEqual([
    'products.csv, ASIN: “Shawl” (2) stays as it is: the address /product/a-2 is another product’s by now',
    'products.csv, discountPrice: “Stole” (1) is withdrawn by now, and stays as it is',
    'products.csv, originalPrice: “Stole” (1) is withdrawn by now, and stays as it is',
  ])
})

test('with a check nothing is undone, and the preview says what would be', async () => {
  await take(shopOf(STOLE, SHAWL))
  await take(shopOf(STOLE.replace('500,400', '600,100'), SHAWL))
  const before = await everything()
  const { preview, publication } = await undo({ check: true })
  expect(preview?.prices).toMatchObject({
    count: 1,
    fell: 0,
    halved: 0,
    first: [{ id: 1, from: 10000, to: 40000 }],
  })
  expect(publication).toBe(0)
  expect(await everything()).toEqual(before)
  expect(await lastPublications()).toHaveLength(2)
})
