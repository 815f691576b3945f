import { csvLine, csvReader } from '../catalogue-import/csv.ts'
import { ImportRefused } from '../catalogue-import/errors.ts'
import { withFolders } from '../catalogue-import/test-folder.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { META, NEW_SHOPIFY, SHOPIFY, WOOCOMMERCE, withFiles } from './test-files.ts'
import { CRAWL, FASHION, GROCERIES, KIRANA } from './test-tables.ts'

withTestDatabase()
const { take } = withFolders()
const { convert } = withFiles()

// With two headings that were swapped, as a slip in a spreadsheet does.
const FILES: [string, string, [string, string]][] = [
  ['Shopify', SHOPIFY, ['Title', 'Variant Price']],
  ['newer Shopify', NEW_SHOPIFY, ['Title', 'Price']],
  ['WooCommerce', WOOCOMMERCE, ['Name', 'Regular price']],
  ['Meta', META, ['title', 'price']],
  ['a crawl', CRAWL, ['product_name', 'discounted_price']],
  ['groceries', GROCERIES, ['product', 'sale_price']],
  ['fashion', FASHION, ['ProductName', 'Price (INR)']],
  ['a grocer in Hindi', KIRANA, ['name', 'selling price']],
]

const tried = (text: string) =>
  convert(text).then(
    converted => converted,
    (error: Error) => {
      expect(error.name).toBe('StartError')
      return undefined
    },
  )

const everything = () =>
  db.one(`select (select jsonb_agg(to_jsonb(p) order by id) from products p) as products,
    (select jsonb_agg(to_jsonb(s) order by id) from sections s) as sections,
    (select jsonb_agg(to_jsonb(v) order by id) from variants v) as variants`)

/** The folder is imported, or refused in sentences and the shop is as it was. */
const takenOrRefused = async (folder: string) => {
  const before = await everything()
  const refused = await take(folder).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (refused === undefined) return
  expect(refused).toBeInstanceOf(ImportRefused)
  expect((refused as ImportRefused).message).toMatch(/\w/)
  expect(await everything()).toEqual(before)
}

const CUTS = process.env.PROVE ? 40 : 20

test.each(FILES)(
  'a file of %s that is cut off anywhere is what its whole rows say, or a sentence',
  async (_, text) => {
    const whole = await convert(text)
    const codes = new Set(whole.products.map(({ ASIN }) => ASIN))
    let taken = 0
    for (let length = 0; length < text.length; length += Math.ceil(text.length / CUTS)) {
      const cut = await tried(text.slice(0, length))
      const last = cut?.products.at(-1)?.ASIN
      for (const { ASIN } of cut?.products ?? []) if (ASIN !== last) expect(codes).toContain(ASIN)
      if (cut && cut.products.length > 0 && taken++ % 5 === 0) await takenOrRefused(cut.folder)
    }
  },
  120_000,
)

test.each(FILES)('a file of %s twice over gives no product of one code, and tells it', async (_, text) => {
  const [whole, twice] = [await convert(text), await convert(text + text)]
  const codes = twice.products.map(({ ASIN }) => ASIN)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.slice(0, whole.products.length)).toEqual(whole.products.map(({ ASIN }) => ASIN))
  expect(twice.told.length).toBeGreaterThan(whole.told.length)
  await takenOrRefused(twice.folder)
})

test.each(FILES)('the columns of a file of %s may stand in any order', async (_, text) => {
  const reader = csvReader()
  const rows = [...reader.push(text), ...reader.end()].map(({ fields }) => fields)
  const [{ length } = []] = rows
  const whole = rows.map(fields => Array.from({ length }, (_, place) => fields[place] ?? ''))
  const turned = whole.map(fields => csvLine([...fields.slice(3), ...fields.slice(0, 3)])).join('')
  const [first, other] = [await convert(text), await convert(turned)]
  expect(other.products).toEqual(first.products)
  expect(other.variants).toEqual(first.variants)
})

test.each(FILES)(
  'a file of %s whose headings were swapped is told, and harms nothing',
  async (_, text, [one, other]) => {
    const [header = '', ...lines] = text.split('\n')
    const swapped = header.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map(name => {
      const plain = name.replaceAll('"', '')
      return plain === one ? other : plain === other ? one : name
    })
    expect(swapped.join()).not.toBe(header)
    const { products, told, folder } = await convert([swapped.join(), ...lines].join('\n'))
    expect(products).toEqual([])
    expect(told.filter(note => note.includes('has no price: left out')).length).toBeGreaterThan(0)
    await takenOrRefused(folder).catch((error: Error) => expect(error.name).toBe('StartError'))
  },
)
