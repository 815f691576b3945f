import { readFileSync } from 'node:fs'
import path from 'node:path'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import type { Preview } from '../publications/preview.ts'
import { turnPrices } from '../sales/turn-prices.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { SECTIONS, withFolders } from './test-folder.ts'
import { undoPublication } from './undo-publication.ts'

withTestDatabase()
const { root, store, folderOf, take, refused } = withFolders()
beforeEach(() => db.run('truncate publications cascade'))

const HEADER = 'id,ASIN,name,subcategory_id,originalPrice,discountPrice,sizes,sale_price,sale_from,sale_to'
const file = (...rows: string[]) =>
  folderOf({ 'categories.csv': SECTIONS, 'products.csv': `${rows.join('\n')}\n` })
const stole = (...sale: string[]) => `1,A-1,Stole,101,900,800,S:5,${sale.join(',')}`
const prices = () =>
  db.one(`select discount_paise as now, coalesce(regular_paise, discount_paise) as regular, sale_paise as sale,
    turns_at from products where id = 1`)
const utc = (text: string) => new Date(text)
let exports = 0
const written = async (name: string) => {
  const folder = path.join(root, `out-${++exports}`)
  await exportCatalogue({ folder, store })
  return { folder, text: readFileSync(path.join(folder, name), 'utf8') }
}

test('a sale to come is kept, and one that runs is the price at once, beside the price that it is otherwise', async () => {
  await take(file(HEADER, stole('300', '2090-11-25', '27/11/2090 18:30')))
  expect(await prices()).toEqual({
    now: 80000,
    regular: 80000,
    sale: 30000,
    turns_at: utc('2090-11-24T18:30:00Z'),
  })
  expect(await db.one('select sale_to from products')).toEqual({ sale_to: utc('2090-11-27T13:00:00Z') })
  await take(file(HEADER, stole('300', '2020-11-25', '2090-11-27')))
  expect(await prices()).toEqual({
    now: 30000,
    regular: 80000,
    sale: 30000,
    turns_at: utc('2090-11-27T18:30:00Z'),
  })
  expect((await take(file(HEADER, stole('300', '2020-11-25', '2090-11-27')))).anything).toBe(false)
  await take(file('ASIN,sale_price', 'A-1,'))
  expect(await prices()).toEqual({ now: 80000, regular: 80000, sale: null, turns_at: null })
  expect(await db.query('select paise from prices_asked order by until')).toEqual([
    { paise: 80000 },
    { paise: 30000 },
  ])
})

test('while a sale runs, a file without it changes the price of all other time, and the rest stays', async () => {
  await take(file(HEADER, stole('300', '2020-11-25', '2090-11-27')))
  await take(file('ASIN,discountPrice', 'A-1,700'))
  expect(await prices()).toMatchObject({ now: 30000, regular: 70000 })
  await take(file('ASIN,name', 'A-1,Long stole'))
  expect(await prices()).toMatchObject({ now: 30000, regular: 70000 })
  expect((await take(file('ASIN,discountPrice', 'A-1,700'))).anything).toBe(false)
})

test('each sale that makes no sense is told with its row, and nothing is published', async () => {
  await take(file(HEADER, stole('300', '2090-11-25', '')))
  const rows = [
    stole('', '2090-11-25', ''),
    '2,A-2,Shawl,101,900,800,S:5,700,,',
    '3,A-3,Cap,101,900,800,S:5,700,2090-11-25,2090-11-24',
    '4,A-4,Hat,101,900,800,S:5,850,2090-11-25,',
    '5,A-5,Bag,101,900,800,S:5,700,25/31/2090,soon',
    '6,A-6,Ring,101,900,800,S:5,0,2090-11-25,',
    '7,A-7,Bell,101,900,800,S:5,₹700,2090-11-25,',
  ]
  const { message } = await refused(file(HEADER, ...rows))
  expect(message.split('\n')).toEqual([
    'products.csv, line 2, sale_price: is empty, and the sale has a date: what does it cost then?',
    'products.csv, line 3, sale_price: needs sale_from or sale_to: a lower price without dates stands in the column of the price itself',
    "products.csv, line 4, sale_to: the sale would end (2090-11-24) before it begins (2090-11-25, India's time)",
    'products.csv, line 5, sale_price: 850 is more than the price without the sale, 800',
    'products.csv, line 6, sale_from: "25/31/2090" is not a day or a moment like 2026-11-25, 25/11/2026 or 25/11/2026 18:30 (the day comes before the month)',
    expect.stringContaining('line 6, sale_to: "soon" is not a day or a moment'),
    'products.csv, line 7, sale_price: must be more than 0: for 0 it would be given away',
    expect.stringContaining('line 8, sale_price: "₹700" is not a price in rupees'),
  ])
  const lowered = await refused(file('ASIN,discountPrice', 'A-1,200'))
  expect(lowered.message).toContain('300 is more than the price without the sale, 200')
})

test('a sale of a variant is checked and kept like that of a product', async () => {
  const variants = (...rows: string[]) =>
    folderOf({
      'categories.csv': SECTIONS,
      'products.csv': `${HEADER}\n${stole('', '', '')}\n`,
      'variants.csv': `product,option1,price,sale_price,sale_from,sale_to\n${rows.join('\n')}\n`,
    })
  const { message } = await refused(
    variants('A-1,S,,900,2090-01-01,', 'A-1,M,700,,,2090-01-01', 'A-1,L,700,600,,'),
  )
  expect(message.split('\n').map(line => line.split(':')[0])).toEqual([
    'variants.csv, line 2, sale_price',
    'variants.csv, line 3, sale_price',
    'variants.csv, line 4, sale_price',
  ])
  await take(variants('A-1,S,,600,2020-01-01,2090-01-01 12:00', 'A-1,M,700,500,2090-01-01,'))
  expect(
    await db.query('select size, discount_paise, sale_paise, turns_at from variants order by place'),
  ).toEqual([
    { size: 'S', discount_paise: null, sale_paise: 60000, turns_at: utc('2090-01-01T06:30:00Z') },
    { size: 'M', discount_paise: 70000, sale_paise: 50000, turns_at: utc('2089-12-31T18:30:00Z') },
  ])
  const { folder, text } = await written('variants.csv')
  expect(text).toContain('A-1,S,,,,,,,,,,,,,600,2020-01-01,2090-01-01 12:00,')
  expect((await take(folder)).anything).toBe(false)
})

test('an export says the price of all other time and the sale, and comes in again as nothing to do', async () => {
  await take(file(HEADER, stole('300', '2020-11-25', '2090-11-27 18:30'), '2,A-2,Shawl,101,900,800,S:5,,,'))
  const { folder, text } = await written('products.csv')
  expect(text).toContain('sale_price,sale_from,sale_to')
  expect(text).toContain(',900,800,')
  expect(text).toContain('300,2020-11-25,2090-11-27 18:30')
  expect((await take(folder)).anything).toBe(false)
})

test('the preview tells of a sale, and how far it goes below the price', async () => {
  await take(file(HEADER, stole('', '', '')))
  let preview: Preview | undefined
  await take(file(HEADER, stole('300', '2090-11-25', '')), {
    onPreview: async shown => {
      preview = shown
    },
  })
  expect(preview?.prices).toMatchObject({
    first: [{ id: 1, name: 'Stole, in its sale', from: 80000, to: 30000 }],
    halved: 1,
  })
  expect(preview?.columns.map(({ column }) => column).sort()).toEqual(['sale_from', 'sale_price'])
})

test('an undo while a sale runs gives back the price of all other time, not that of the moment', async () => {
  await take(file(HEADER, stole('300', '2020-11-25', '2090-11-27')))
  await take(file('ASIN,discountPrice', 'A-1,700'))
  await undoPublication({})
  expect(await prices()).toMatchObject({ now: 30000, regular: 80000, sale: 30000 })
})

test('an undo of a sale that has turned since ends it, and is no conflict', async () => {
  await take(file(HEADER, stole('', '', '')))
  await take(file(HEADER, stole('300', '2090-11-25', '2090-11-27')))
  await db.run(`update products set sale_from = '2020-01-01', turns_at = '2020-01-01'`)
  await db.run(`update publication_changes set changes = changes || jsonb_build_object('sale_from',
    jsonb_build_array(null, to_jsonb(p.sale_from))) from products p where publication_changes.changes ? 'sale_from'`)
  expect(await turnPrices()).toBe(1)
  expect(await prices()).toMatchObject({ now: 30000, regular: 80000 })
  const { conflicts } = await undoPublication({})
  expect(conflicts.count).toBe(0)
  expect(await prices()).toEqual({ now: 80000, regular: 80000, sale: null, turns_at: null })
})

test('of a sale that was changed again nothing is undone by half', async () => {
  await take(file(HEADER, stole('', '', '')))
  await take(file(HEADER, stole('300', '2090-11-25', '2090-11-27')))
  await take(file('ASIN,sale_to', 'A-1,2090-11-30'))
  const [, sale] = await db.query<{ id: number }>('select id from publications order by id')
  const { conflicts } = await undoPublication({ publication: sale?.id ?? 0 })
  expect(conflicts.count).toBe(3)
  expect(await prices()).toMatchObject({ regular: 80000, sale: 30000 })
})
