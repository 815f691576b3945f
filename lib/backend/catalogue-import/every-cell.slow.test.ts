import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'
import { SECTIONS_TABLE } from './section-cells.ts'
import { csv, withFolders } from './test-folder.ts'

withTestDatabase()
const { root, store, folderOf, take, refused } = withFolders()

const HOSTILE = [
  ...[
    '0',
    '-1',
    '007',
    '1e3',
    '1.5',
    '99999999999999999999',
    '٣',
    '१२',
    '1,499',
    '₹1499',
    'NaN',
    'null',
    'true',
  ],
  ...["'; drop table products; --", '"', '""', '\\', '%s', '${x}', '{{x}}', '=1+1', '@x', '|', 'a||b', 'a|a'],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&amp;',
    'javascript:alert(1)',
    '//evil.example',
  ],
  ...[
    '\0',
    'a\0b',
    '\u0007',
    '\u202Egpj.exe',
    '\ufeffx',
    '\ufffd',
    '\u200b',
    'साड़ी',
    '👩‍👩‍👧',
    'e\u0301',
    'ﬁ',
    'İ',
  ],
  ...[
    'two\nlines',
    'two\r\nlines',
    'a\tb',
    '\u2028',
    '   ',
    '../../x',
    'C:\\x',
    'a/b',
    'CON',
    '.',
    '..',
    '-',
  ],
  ...[
    'S:1',
    'NA:12',
    'S:99999999',
    'S:-1',
    ':1',
    'S:',
    '28:10:00',
    'x'.repeat(201),
    'x'.repeat(6_000),
    'साड़ी '.repeat(4_000),
  ],
  ...[
    'http://x',
    'https://[',
    'https://a b',
    '/\\x',
    '/products-section/999999999999',
    '/product/%E0%A4%A',
    '/%',
  ],
]

const productColumns = [...PRODUCTS_TABLE.required, ...PRODUCTS_TABLE.optional, 'attr:care']
const plainProduct = (line: number): Record<string, string> => ({
  ASIN: `A-${line}`,
  name: `Stole ${line}`,
  subcategory_id: '101',
  originalPrice: '500',
  discountPrice: '400',
})
const SHELVES = [
  ['level', 'id', 'parent_id', 'name'],
  ['group', '1', '', 'Cloth'],
  ['category', '11', '1', 'Prints'],
  ['subcategory', '101', '11', 'Stoles'],
]

type Cell = { column: string; cell: string }

/** One row for each hostile cell; told by line are those that were refused. */
const tried = async (
  file: string,
  columns: readonly string[],
  cells: readonly Cell[],
  rowOf: (cell: Cell, line: number) => Record<string, string>,
) => {
  const rows = cells.map((cell, index) => rowOf(cell, index + 2))
  const folderWith = (some: Record<string, string>[]) =>
    folderOf({
      'categories.csv': csv(SHELVES),
      [file]: csv([columns, ...some.map(row => columns.map(column => row[column] ?? ''))]),
    })
  const bad = new Set<number>()
  const error = await take(folderWith(rows)).catch(error => error)
  if (error instanceof Error) {
    expect(error).toMatchObject({ name: 'ImportRefused' })
    const { errors } = error as Awaited<ReturnType<typeof refused>>
    for (const each of errors.listed) {
      expect(each).toMatchObject({
        file,
        line: expect.any(Number),
        reason: expect.stringMatching(/^.{5,700}$/s),
      })
      bad.add(each.line ?? 0)
    }
  }
  return { folderWith, good: rows.filter((_, index) => !bad.has(lineOf(rows, columns, index))) }
}

// A cell of two lines puts the rows below it further down.
const lineOf = (rows: Record<string, string>[], columns: readonly string[], index: number) =>
  2 + rows.slice(0, index).reduce((lines, row) => lines + linesIn(row, columns), 0)
const linesIn = (row: Record<string, string>, columns: readonly string[]) =>
  1 + columns.reduce((breaks, column) => breaks + (row[column]?.split('\n').length ?? 1) - 1, 0)

// Several columns share a folder, each row with one hostile cell: most of an import's work is the same for any number of rows.
const TOGETHER = 6
// Rows that differ in these alone may mean one product, or none.
const ALONE = ['ASIN', 'id', 'subcategory_id']
const others = productColumns.filter(column => !ALONE.includes(column))
const groups = [
  ...ALONE.map(column => [column]),
  ...Array.from({ length: Math.ceil(others.length / TOGETHER) }, (_, n) =>
    others.slice(n * TOGETHER, (n + 1) * TOGETHER),
  ),
]

test.each(groups.map(group => [group.join(', '), group] as const))(
  'a product’s %s is taken or told by its line, whatever it holds; what is taken comes out and in again the same',
  async (_, group) => {
    const columns = [...new Set([...PRODUCTS_TABLE.required, 'ASIN', ...group])]
    const cells = group.flatMap(column => HOSTILE.map(cell => ({ column, cell })))
    const { good, folderWith } = await tried('products.csv', columns, cells, ({ column, cell }, line) => ({
      ...plainProduct(line),
      [column]: cell,
    }))
    // Two cells that differ by what an address leaves out are two rows of one address.
    const apart = group.includes('ASIN') || group.includes('id') ? good.slice(0, 1) : good
    // None of them is a section.
    if (group.includes('subcategory_id')) return expect(apart).toEqual([])
    for (const column of group)
      expect([column, apart.some(row => HOSTILE.includes(row[column] ?? ''))]).toEqual([column, true])
    await take(folderWith(apart))
    const { count } = (await db.one<{ count: number }>('select count(*)::int from products')) ?? {}
    expect(count).toBe(apart.length)
    const folder = `${root}/out-${group[0]?.replace(':', '-')}`
    await exportCatalogue({ folder, store })
    expect((await take(folder)).anything).toBe(false)
  },
)

const sectionColumns = [...SECTIONS_TABLE.required, ...SECTIONS_TABLE.optional]

test.each(sectionColumns)('a section’s %s is taken or told by its line, whatever it holds', async column => {
  const columns = [...new Set([...SECTIONS_TABLE.required, column])]
  const rows = HOSTILE.map((cell, index) => ({
    level: 'group',
    id: String(1_000 + index),
    parent_id: '',
    name: 'X',
    [column]: cell,
  }))
  const folderWith = (some: Record<string, string>[]) =>
    folderOf({ 'categories.csv': csv([columns, ...some.map(row => columns.map(one => row[one] ?? ''))]) })
  const bad = new Set<number>()
  const error = await take(folderWith(rows)).catch(error => error)
  if (error instanceof Error) {
    expect(error).toMatchObject({ name: 'ImportRefused' })
    for (const each of (error as Awaited<ReturnType<typeof refused>>).errors.listed) bad.add(each.line ?? 0)
  }
  const good = rows.filter((_, index) => !bad.has(lineOf(rows, columns, index)))
  if (good.length === 0) return
  await take(folderWith(good))
  const folder = `${root}/sections-${column}`
  await exportCatalogue({ folder, store })
  expect((await take(folder)).anything).toBe(false)
})
