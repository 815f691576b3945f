import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ImportErrors, inWords } from './errors.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'
import { readTable, type TableRow } from './read-table.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'read-table-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = async (...lines: string[]) => {
  writeFileSync(path.join(folder, 'products.csv'), lines.join('\r\n'))
  const errors = new ImportErrors()
  const rows: TableRow[] = []
  for await (const batch of readTable(PRODUCTS_TABLE, { folder, errors })) rows.push(...batch)
  return { rows, reported: errors.listed.map(inWords) }
}

const HEADER = 'name,subcategory_id,originalPrice,discountPrice'
const STOLE = { name: 'Stole', subcategory_id: '101', originalPrice: '5', discountPrice: '4' }

test('rows and trailing columns that hold nothing are passed over', async () => {
  const { rows, reported } = await read(',,,,', `${HEADER},,`, ',,,,,', 'Stole,101,5,4, ,', ' ,,,', '')
  expect(rows).toEqual([{ line: 4, cells: STOLE }])
  expect(reported).toEqual([])
})

test('a row of another length is refused, unless nothing is beyond the header', async () => {
  expect((await read(HEADER, 'Stole,101,5,4,,')).rows).toHaveLength(1)
  expect((await read(HEADER, 'Stole, silk,101,5,4', 'Stole,101,5')).reported).toEqual([
    'products.csv, line 2: the row has 5 fields, and the header 4: a text that holds a comma stands in quotes',
    'products.csv, line 3: the row has 3 fields, and the header 4',
  ])
})

test('a column is known by its name in any capitals, with spaces around it', async () => {
  const { rows, reported } = await read(
    ' NAME ,Subcategory_ID,originalprice,DiscountPrice,Attr: Care',
    'Stole,101,5,4,Hand',
  )
  expect(rows[0]?.cells).toEqual({ ...STOLE, 'attr:Care': 'Hand' })
  expect(reported).toEqual([])
})

test('a near miss is asked after', async () => {
  expect((await read('name,subcategory_id,Original Price,discount_price', 'Stole,101,5,4')).reported).toEqual(
    [
      'products.csv, line 1: unknown columns: "Original Price" (did you mean originalPrice?), "discount_price" (did you mean discountPrice?)',
    ],
  )
})

test('a column without a name, and the same name twice', async () => {
  expect((await read(`name,,subcategory_id,originalPrice,discountPrice,NAME`)).reported).toEqual([
    'products.csv, line 1: columns without a name: 2 (counted from the left)',
    'products.csv, line 1: columns named twice: "name"',
  ])
})

test.each([
  [';', 'semicolons'],
  ['\t', 'tabs'],
  [';', 'semicolons', '"'],
])('columns separated by %p are told as such, once', async (sign, words, quote = '') => {
  const line = (text: string) =>
    text
      .split(',')
      .map(name => quote + name + quote)
      .join(sign)
  expect((await read(line(HEADER), line('Stole,101,5,4'), `Shawl, "x"y${sign}`)).reported).toEqual([
    `products.csv, line 1: the file separates its columns by ${words}: save it with commas, as “CSV UTF-8 (comma delimited)”`,
  ])
})

test('a header whose quotes are at fault is told, and no row is read by it', async () => {
  expect(
    (await read(`name,"subcategory_id"x,originalPrice,discountPrice`, 'Stole,101,5,4')).reported,
  ).toEqual([
    expect.stringContaining('unknown columns: "subcategory_idx" (did you mean subcategory_id?)'),
    expect.stringContaining('line 1, field 2: there is text after the closing quote'),
  ])
})
