import { readFileSync } from 'node:fs'
import { shopJson } from '../shop/shop-json.ts'
import { COLLECTIONS_TABLE } from './collection-cells.ts'
import { DECLARED_COLUMNS } from './declared-cells.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'
import { SECTIONS_TABLE } from './section-cells.ts'
import { SYNONYMS_TABLE } from './synonym-cells.ts'
import { VARIANTS_TABLE } from './variant-cells.ts'

const sections = new Map(
  readFileSync('docs/catalogue.md', 'utf8')
    .split(/^## /m)
    .map(text => [/^.*/.exec(text)?.[0] ?? '', text]),
)
const codesIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
/** What a document names of a file: `url` and `settings.trustClaim`, and `manufacturer`, each with `…_address`. */
const namesIn = (text: string) => {
  const codes = codesIn(text)
  const ends = codes.filter(code => code.startsWith('…')).map(code => code.slice(1))
  return new Set([
    ...codes.flatMap(code => [code, ...code.split(/[.[\]]+/)]),
    ...codes.flatMap(code => ends.map(end => code + end)),
  ])
}
const partOf = (file: string) => sections.get(file) ?? ''

// What sections inherit is told once, among the columns of products.
const OF_PRODUCTS: readonly string[] = [...DECLARED_COLUMNS, 'hsn']

test.each([PRODUCTS_TABLE, SECTIONS_TABLE, VARIANTS_TABLE, COLLECTIONS_TABLE, SYNONYMS_TABLE])(
  'docs/catalogue.md names each column of $file',
  ({ file, required, optional }) => {
    const named = namesIn(partOf(file))
    const isNamed = (column: string) =>
      named.has(column) || (OF_PRODUCTS.includes(column) && namesIn(partOf('products.csv')).has(column))
    expect([...required, ...optional].filter(column => !isNamed(column))).toEqual([])
  },
)

test.each([PRODUCTS_TABLE, VARIANTS_TABLE])(
  'the table of $file in docs/catalogue.md names no column that is not read',
  ({ file, required, optional }) => {
    const read = new Set<string>([...required, ...optional])
    const cells = [...partOf(file).matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) => codesIn(cell))
    expect(cells.length).toBeGreaterThan(15)
    // Those with a sign in them stand for many: attr:NAME and the like.
    expect(cells.filter(name => !/[:…]/.test(name) && !read.has(name))).toEqual([])
  },
)

const settings = shopJson.shape.settings.unwrap().shape

test('docs/catalogue.md names each field of shop.json', () => {
  const named = namesIn(partOf('shop.json'))
  const fields = [...Object.keys(shopJson.shape), ...Object.keys(settings)]
  expect(fields.length).toBeGreaterThan(40)
  expect(fields.filter(field => !named.has(field))).toEqual([])
})
