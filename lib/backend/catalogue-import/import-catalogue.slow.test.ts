import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { closePool, db, pool, setConnection } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { folderStore } from '../media/folder/folder-store.ts'
import { ImportRefused } from './errors.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { type ImportReport, importCatalogue } from './import-catalogue.ts'

withTestDatabase()

const root = mkdtempSync(path.join(os.tmpdir(), 'import-'))
const uploads = path.join(root, 'uploads')
const store = folderStore(root)
afterAll(() => rmSync(root, { recursive: true }))
beforeEach(async () => {
  rmSync(uploads, { recursive: true, force: true })
  await db.run('truncate products, sections, shop, search_words, product_search cascade')
})

const DEMO = path.join(process.cwd(), 'demo/catalogue')
const SECTIONS = 'level,id,parent_id,name\ngroup,1,,Cloth\ncategory,11,1,Prints\nsubcategory,101,11,Stoles\n'
const HEADER = 'id,ASIN,name,subcategory_id,originalPrice,discountPrice,sizes,images'

let folders = 0
const folderOf = (files: Record<string, string>) => {
  const folder = path.join(root, `folder-${++folders}`)
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return folder
}
const shopOf = (...rows: string[]) =>
  folderOf({ 'categories.csv': SECTIONS, 'products.csv': [HEADER, ...rows, ''].join('\n') })
const take = (folder: string, options = {}) => importCatalogue({ folder, store, ...options })
const refusal = async (folder: string) => {
  const error = await take(folder).then(
    () => undefined,
    error => error,
  )
  expect(error).toBeInstanceOf(ImportRefused)
  return (error as ImportRefused).message
}
const names = async () =>
  (await db.query<{ name: string }>('select name from products where not withdrawn order by id')).map(
    r => r.name,
  )

const version = async () =>
  (await db.one<{ version: number }>('select version from catalogue_version'))?.version

test('the demo shop comes in whole, and a second time changes nothing', async () => {
  const first = await take(DEMO)
  expect(first).toMatchObject({ added: 120, sections: 51, shop: true, anything: true })
  const before = await version()
  expect(before).toBeGreaterThan(0)
  const again = await take(DEMO)
  expect(await version()).toBe(before)
  expect(again).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 120,
    sections: 0,
    shop: false,
    anything: false,
  })
})

test('what is exported comes in again as nothing new, and is exported the same to the byte', async () => {
  await take(DEMO)
  const [once, twice] = [path.join(root, 'once'), path.join(root, 'twice')]
  await exportCatalogue({ folder: once, store })
  expect((await take(once)).anything).toBe(false)
  await db.run('truncate products, sections, shop, product_search cascade')
  await take(once)
  await exportCatalogue({ folder: twice, store })
  for (const file of ['products.csv', 'categories.csv', 'shop.json'])
    expect(readFileSync(path.join(twice, file), 'utf8')).toBe(readFileSync(path.join(once, file), 'utf8'))
  // The mark tells a spreadsheet that they are UTF-8.
  for (const file of ['products.csv', 'categories.csv'])
    expect(readFileSync(path.join(once, file), 'utf8')).toMatch(/^\ufeff\w/)
  expect(readFileSync(path.join(once, 'products.csv'), 'utf8')).toBe(
    `\ufeff${readFileSync(path.join(DEMO, 'products.csv'), 'utf8')}`,
  )
})

test('each bad cell is told by file, line, column and reason, and nothing is changed', async () => {
  await take(shopOf('1,A-1,Stole,101,500,400,S:1,'))
  const message = await refusal(
    shopOf(
      '1,A-1,Renamed stole,101,500,400,S:1,',
      'x,A-2,,999,5.123,-1,S:1|S:2,../a.webp',
      ',A-3,Shawl,101,100,90,S,',
      '"4",A"4,Scarf,101,100,90',
    ),
  )
  expect(message.split('\n')).toEqual([
    'products.csv, line 3, name: must not be empty',
    'products.csv, line 3, subcategory_id: there is no subcategory 999',
    'products.csv, line 3, sizes: names the same size twice',
    'products.csv, line 3, id: "x" is not a whole number from 1 to 2147483647',
    'products.csv, line 3, originalPrice: "5.123" is not a price in rupees (like 1499 or 1499.50, at most 10000000)',
    'products.csv, line 3, discountPrice: "-1" is not a price in rupees (like 1499 or 1499.50, at most 10000000)',
    'products.csv, line 4, sizes: "S" is not of the form SIZE:STOCK (like S:10 or NA:12)',
    'products.csv, line 5, ASIN: a quote stands in a field that does not begin with one',
  ])
  expect(await names()).toEqual(['Stole'])
})

test('unknown, missing and doubled columns are named', async () => {
  const message = await refusal(folderOf({ 'products.csv': 'name,colour,name,price\nStole,red,Stole,5\n' }))
  expect(message).toContain('unknown columns: "colour" (did you mean color?), "price". Known are name,')
  expect(message).toContain('missing columns: "subcategory_id", "originalPrice", "discountPrice"')
  expect(message).toContain('columns named twice: "name"')
  expect(message).not.toContain('line 2')
})

test('of many faults of a kind the first is told, and how many more there are', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => `${index + 1},,P${index},101,free,1,,`)
  const message = await refusal(shopOf(...rows))
  expect(message.split('\n')).toEqual([
    expect.stringContaining('line 2, originalPrice: "free" is not a price'),
    '    … and 499 more like this: line 3, line 4, …',
  ])
})

test('an id or an address that two rows share is refused', async () => {
  const message = await refusal(
    shopOf('1,A-1,Stole,101,5,4,,', '1,A-2,Shawl,101,5,4,,', '3,a-1,Scarf,101,5,4,,'),
  )
  expect(message).toContain('line 3, id: product 1 stands on line 2 already')
  expect(message).toContain('line 4, ASIN: the address /product/a-1 is that of line 2 already')
  await take(shopOf('1,A-1,Stole,101,5,4,,'))
  expect(await refusal(shopOf('2,A-1,Shawl,101,5,4,,'))).toContain('belongs to product 1 already')
})

test('a tree that does not hold together is refused', async () => {
  const tree =
    'level,id,parent_id,name\ngroup,1,,Cloth\ncategory,1,9,Prints\nshelf,3,1,X\nsubcategory,4,1,Stoles\n'
  const message = await refusal(folderOf({ 'categories.csv': tree }))
  expect(message).toContain('line 3, id: 1 is used on line 2 already')
  expect(message).toContain('line 3, parent_id: there is no group 9')
  expect(message).toContain('line 4, level: must be group, category or subcategory')
  await take(folderOf({ 'categories.csv': SECTIONS }))
  const other = 'level,id,parent_id,name\ngroup,11,,Prints\n'
  expect(await refusal(folderOf({ 'categories.csv': other }))).toContain(
    '11 is a category of this shop already',
  )
})

test('shop.json is refused by the place of what is wrong', async () => {
  const message = await refusal(
    folderOf({ 'shop.json': '{"name":"X","theme":{"primary":"url(x)"},"pxl":"1a","colour":1}' }),
  )
  expect(message).toContain('shop.json, theme.primary: is not a colour')
  expect(message).toContain('shop.json, pxl: is not a pixel id')
  expect(message).toContain('shop.json: nothing is called "colour" here. Known are name, tagline,')
  expect(await refusal(folderOf({ 'shop.json': '{\n' }))).toContain('shop.json, line 2: is not JSON: look')
})

test('shop.json in another encoding is refused, and taken with a BOM', async () => {
  const folder = folderOf({})
  writeFileSync(path.join(folder, 'shop.json'), Buffer.from('{"name":"Caf\xe9"}', 'latin1'))
  expect(await refusal(folder)).toBe('shop.json: the file is not UTF-8 text: save it with the encoding UTF-8')
  expect(await take(folderOf({ 'shop.json': '\ufeff{"name":"Café"}' }))).toMatchObject({ shop: true })
})

test('a spreadsheet under the name of a CSV, and UTF-16, are told what to save them as', async () => {
  const folder = folderOf({})
  writeFileSync(path.join(folder, 'products.csv'), Buffer.from('PK\x03\x04rest', 'latin1'))
  expect(await refusal(folder)).toBe(
    'products.csv: the file is a spreadsheet (like .xlsx) under another name, not text: save it as “CSV UTF-8 (comma delimited)”',
  )
  writeFileSync(path.join(folder, 'products.csv'), Buffer.from('\ufeffname', 'utf16le'))
  expect(await refusal(folder)).toContain('is UTF-16 text, not UTF-8: save it as “CSV UTF-8')
})

test('nothing is sold for nothing; a sale price above the price is a warning', async () => {
  const message = await refusal(shopOf('1,A-1,Stole,101,500,0,,', '2,A-2,Shawl,101,500,0.00,,'))
  expect(message.split('\n')).toEqual([
    'products.csv, line 2, discountPrice: must be more than 0: for 0 it would be given away',
    'products.csv, line 3, discountPrice: must be more than 0: for 0 it would be given away',
  ])
  const { warnings } = await take(shopOf('1,A-1,Stole,101,500,600,,', '2,A-2,Shawl,101,500,500,,'))
  expect(warnings.listed).toEqual([
    {
      file: 'products.csv',
      line: 2,
      column: 'discountPrice',
      value: '600',
      reason: '600 is more than the originalPrice 500: no saving shows',
      atDesk: '600 is more than the MRP, 500: no saving shows',
    },
  ])
})

test('a size that a spreadsheet made a time of is refused', async () => {
  expect(await refusal(shopOf('1,A-1,Jeans,101,500,400,28:10:00|30:5,'))).toBe(
    'products.csv, line 2, sizes: "28:10:00" has two colons, and SIZE:STOCK has one: a spreadsheet has likely made a time of it. Format the column as text and write it again',
  )
})

test('a subcategory that is no number is told once', async () => {
  expect(await refusal(shopOf('1,A-1,Stole,Kurtis,500,400,,'))).toBe(
    'products.csv, line 2, subcategory_id: "Kurtis" is not a whole number from 1 to 2147483647',
  )
})

test('a section that holds products on sale is not withdrawn, unless they go or move along', async () => {
  const both = `${SECTIONS}subcategory,102,11,Scarves\n`
  const rows = [HEADER, '1,A-1,Stole,101,5,4,,', '2,A-2,Scarf,102,5,4,,', '']
  await take(folderOf({ 'categories.csv': both, 'products.csv': rows.join('\n') }))
  const without = folderOf({ 'categories.csv': SECTIONS })
  const error = await take(without, { withdrawMissing: true }).catch(refused => refused)
  expect(error).toBeInstanceOf(ImportRefused)
  expect(error.message).toContain(
    'categories.csv: the subcategory 102 (“Scarves”) is missing, and holds 1 product that is on sale',
  )
  expect(await names()).toEqual(['Stole', 'Scarf'])
  const gone = shopOf('1,A-1,Stole,101,5,4,,')
  expect(await take(gone, { withdrawMissing: true })).toMatchObject({
    withdrawn: 1,
    sections: 0,
    sectionsWithdrawn: 1,
  })
})

test('a file that names nothing does not empty the shop', async () => {
  await take(shopOf('1,A-1,Stole,101,5,4,,'))
  const refused = async (files: Record<string, string>) =>
    (await take(folderOf(files), { withdrawMissing: true }).catch(error => error)).message
  expect(await refused({ 'products.csv': `${HEADER}\n` })).toBe(
    'products.csv: names no product, and --withdraw-missing would withdraw all that the shop sells (1): give at least one',
  )
  expect(await refused({ 'categories.csv': 'level,id,parent_id,name\n' })).toContain('names no section')
  expect(await names()).toEqual(['Stole'])
  expect((await take(folderOf({ 'products.csv': `${HEADER}\n` }))).anything).toBe(false)
})

test('text that is not UTF-8, an empty file and an empty folder are refused', async () => {
  const folder = folderOf({})
  writeFileSync(path.join(folder, 'products.csv'), Buffer.from([0x6e, 0xff, 0xfe]))
  expect(await refusal(folder)).toContain('products.csv: the file is not UTF-8 text')
  expect(await refusal(folderOf({ 'products.csv': '' }))).toContain('the file is empty')
  expect(await refusal(folderOf({}))).toContain('holds neither products.csv')
})

test('a changed row changes its product alone; stock is set', async () => {
  await take(shopOf('1,A-1,Stole,101,500,400,S:1|M:2,', '2,A-2,Shawl,101,500,400,,'))
  await db.run('update product_sizes set stock = 0 where product_id = 1')
  const report = await take(shopOf('1,A-1,Stole,101,500,399.50,M:2|L:7,', '2,A-2,Shawl,101,500,400,,'))
  expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
  expect(await db.one('select discount_paise from products where id = 1')).toEqual({ discount_paise: 39950 })
  expect(
    await db.query('select size_desc, stock from product_sizes where product_id = 1 order by unit_id'),
  ).toEqual([
    { size_desc: 'M', stock: 2 },
    { size_desc: 'L', stock: 7 },
  ])
})

test('what is missing stays, and is withdrawn when asked; it can come back', async () => {
  await take(shopOf('1,A-1,Stole,101,500,400,,', '2,A-2,Shawl,101,500,400,,'))
  expect((await take(shopOf('1,A-1,Stole,101,500,400,,'))).anything).toBe(false)
  expect(await names()).toEqual(['Stole', 'Shawl'])
  const report = await take(shopOf('1,A-1,Stole,101,500,400,,'), { withdrawMissing: true })
  expect(report).toMatchObject({ withdrawn: 1, unchanged: 1 })
  expect(await names()).toEqual(['Stole'])
  expect(await db.one('select product_count from sections where id = 101')).toEqual({ product_count: 1 })
  expect(await db.query('select product_id from product_search')).toEqual([{ product_id: 1 }])
  expect(await take(shopOf(',A-2,Shawl,101,500,400,,'))).toMatchObject({ added: 0, changed: 1 })
  expect(await names()).toEqual(['Stole', 'Shawl'])
})

test('a withdrawn product gives its address to another', async () => {
  await take(shopOf('1,A-1,Stole,101,500,400,,'))
  const report = await take(shopOf('2,A-1,New stole,101,500,400,,'), { withdrawMissing: true })
  expect(report).toMatchObject({ added: 1, withdrawn: 1 })
})

test('two products may swap their addresses', async () => {
  await take(shopOf('1,A-1,Stole,101,500,400,,', '2,A-2,Shawl,101,500,400,,'))
  expect(await take(shopOf('1,A-2,Stole,101,500,400,,', '2,A-1,Shawl,101,500,400,,'))).toMatchObject({
    changed: 2,
  })
})

test('a row without an id is its product by ASIN, else by name where asked, else a new one', async () => {
  await take(shopOf('7,A-1,Stole,101,500,400,,', '8,,Shawl,101,500,400,,'))
  const report = await take(
    shopOf(',A-1,Stole,101,500,300,,', ',,Shawl,101,500,300,,', ',A-9,Scarf,101,500,400,,'),
    { byName: true },
  )
  expect(report).toMatchObject({ added: 1, changed: 2 })
  expect(await db.query('select id, name from products order by id')).toEqual([
    { id: 7, name: 'Stole' },
    { id: 8, name: 'Shawl' },
    { id: 9, name: 'Scarf' },
  ])
})

test('a name that several products share does not say which is meant', async () => {
  await take(shopOf('7,A-1,Stole,101,500,400,,', '8,A-2,Stole,101,500,400,,'))
  expect(await refusal(shopOf(',,Stole,101,500,300,,'))).toBe(
    'products.csv, line 2, name: 2 products of the shop have this name: give the id of the one that is meant, or a new one',
  )
  expect(await take(shopOf('9,,Stole,101,500,300,,'))).toMatchObject({ added: 1 })
})

test('a section that is renamed or hung elsewhere takes its products along', async () => {
  await take(shopOf('1,A-1,Stole,101,500,400,,'))
  const moved = SECTIONS.replace('101,11,Stoles', '101,12,Wraps').replace(
    'category,11',
    'category,12,1,Weaves\ncategory,11',
  )
  await take(folderOf({ 'categories.csv': moved }))
  expect(await db.one('select category_id from products where id = 1')).toEqual({ category_id: 12 })
  expect(await db.one('select category_id, document from product_search')).toMatchObject({
    category_id: 12,
    document: expect.stringContaining("'wrap'"),
  })
  expect(await db.query('select id from sections where product_count = 1 order by id')).toEqual([
    { id: 1 },
    { id: 12 },
    { id: 101 },
  ])
})

const blank = (width: number, background = '#9e2b25') =>
  sharp({ create: { width, height: width, channels: 3, background } })
const warned = (report: ImportReport) =>
  report.warnings.listed.map(({ file, reason }) => `${file}: ${reason}`)

test('pictures are copied; a missing one is a warning', async () => {
  const folder = shopOf('1,A-1,Stole,101,500,400,,a.webp|gone.webp')
  const picture = await blank(4).webp().toBuffer()
  writeFileSync(path.join(folder, 'pictures/a.webp'), picture)
  const report = await take(folder)
  expect(report.pictures).toBe(1)
  expect(readdirSync(uploads)).toEqual(['a.webp'])
  expect(warned(report)).toEqual([
    `products.csv: there is no picture “gone.webp” in ${folder}/pictures. The placeholder shows`,
  ])
  expect((await take(folder)).pictures).toBe(0)
})

test('a picture that cannot be shown is left out by name, and one spelt otherwise is found', async () => {
  const folder = shopOf('1,A-1,Stole,101,500,400,,fake.png|large.png|logo.png')
  writeFileSync(path.join(folder, 'pictures/fake.png'), 'Not a picture.')
  writeFileSync(path.join(folder, 'pictures/large.png'), await blank(8_000).png().toBuffer())
  writeFileSync(path.join(folder, 'pictures/LOGO.PNG'), await blank(4).png().toBuffer())
  const report = await take(folder)
  expect(readdirSync(uploads)).toEqual(['LOGO.PNG'])
  expect(warned(report)).toEqual([
    'pictures/fake.png: left out: it cannot be read as a picture',
    'pictures/large.png: left out: it has 8000 × 8000 pixels, and no more than 60 million can be shown: make it smaller',
    `products.csv: there is no picture “logo.png” in ${folder}/pictures, only “LOGO.PNG”: spell both alike, capitals too. The placeholder shows`,
  ])
})

test('a picture that changed under its name gets another address', async () => {
  const folder = shopOf('1,A-1,Stole,101,500,400,,a.webp')
  const [first, second] = await Promise.all(
    ['#000', '#fff'].map(colour => blank(4, colour).webp().toBuffer()),
  )
  writeFileSync(path.join(folder, 'pictures/a.webp'), first as Buffer)
  await take(folder)
  writeFileSync(path.join(folder, 'pictures/a.webp'), second as Buffer)
  expect(await take(folder)).toMatchObject({ changed: 1, pictures: 1 })
  const row = await db.one<{ images: string[] }>('select images from products')
  const [name = ''] = row?.images ?? []
  expect(name).toMatch(/^a\.[0-9a-f]{10}\.webp$/)
  expect(readFileSync(path.join(uploads, name))).toEqual(second)
  expect(readFileSync(path.join(uploads, 'a.webp'))).toEqual(first)
  expect((await take(folder)).anything).toBe(false)
})

test('a refused folder leaves no picture behind', async () => {
  const folder = shopOf('1,A-1,Stole,999,500,400,,a.webp')
  writeFileSync(path.join(folder, 'pictures/a.webp'), 'a')
  await refusal(folder)
  expect(() => readdirSync(uploads)).toThrow('ENOENT')
})

test('descriptions are sanitised on their way in', async () => {
  const row = '1,Stole,101,5,4,"<p onclick=""x"">Soft</p><script>x</script>"\n'
  await take(
    folderOf({
      'categories.csv': SECTIONS,
      'products.csv': `id,name,subcategory_id,originalPrice,discountPrice,colongdescription\n${row}`,
    }),
  )
  expect(await db.one('select long_description from product_texts')).toEqual({
    long_description: '<p>Soft</p>',
  })
})

test('Windows line ends and a BOM change nothing', async () => {
  const folder = path.join(root, 'windows')
  cpSync(DEMO, folder, { recursive: true })
  for (const file of ['products.csv', 'categories.csv']) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    writeFileSync(path.join(folder, file), `\ufeff${text.replaceAll('\n', '\r\n')}`)
  }
  await take(DEMO)
  expect((await take(folder)).anything).toBe(false)
})

test('two imports at once both end well', async () => {
  const [one, two] = await Promise.all([take(DEMO), take(DEMO)])
  expect([one.added + two.added, one.unchanged + two.unchanged]).toEqual([120, 120])
})

test('an import that has to wait for another says so, and then goes on', async () => {
  const other = await pool().connect()
  await other.query('begin')
  await other.query('lock table sections in share row exclusive mode')
  const message: string[] = []
  const waiting = take(shopOf('1,A-1,One,101,500,400,NA:5,'), { onWait: () => message.push('waits') })
  while (message.length === 0) await sleep(50)
  await other.query('commit').finally(() => other.release())
  expect(await waiting).toMatchObject({ added: 1 })
  expect(message).toEqual(['waits'])
})

test.each(['₹1,499', 'Rs. 1499', '1,499.00', '1499/-'])(
  'the price %s is told how it is written',
  async price => {
    expect(await refusal(shopOf(`1,A-1,Stole,101,"${price}",400,,`))).toMatch(
      /is not a price in rupees .*: digits alone, without ₹ and commas$/,
    )
  },
)

test.each(['=HYPERLINK(""http://a.example"",""Belt"")', '=B2*0.9', '=$A$1', '#REF!', '#N/A'])(
  'a formula in place of a name is refused, and how to mend it is told: %s',
  async cell => {
    expect(await refusal(shopOf(`1,A-1,"${cell}",101,500,400,,`))).toContain('paste it as values only')
  },
)

test.each(['= equal parts =', '=)', '#REFRESH', '#1 Belt', 'A=B1'])('%s is a name', async name => {
  expect(await take(shopOf(`1,A-1,${name},101,500,400,,`))).toMatchObject({ added: 1 })
})

test('tidying up after an import may take longer than a request', async () => {
  const { options } = pool()
  await closePool()
  setConnection({ ...options, password: options.password, statement_timeout: 250 })
  const other = await pool().connect()
  await other.query('begin')
  // Imports and shoppers pass it; the tidying waits for it.
  await other.query('lock table product_texts in share update exclusive mode')
  const letGo = sleep(1_500).then(() => other.query('commit').finally(() => other.release()))
  const [report] = await Promise.all([take(shopOf('1,A-1,One,101,500,400,NA:5,')), letGo])
  expect(report).toMatchObject({ added: 1 })
  await closePool()
  setConnection(options)
})
