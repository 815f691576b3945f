import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { ImportRefused } from './errors.ts'
import { SECTIONS, withFolders } from './test-folder.ts'
import { undoPublication } from './undo-publication.ts'

withTestDatabase()
const { folderOf, take } = withFolders()

const PRODUCTS = `ASIN,name,subcategory_id,originalPrice,discountPrice,sizes,options,brand,tags,description
A-1,"Stole, red",101,1450.00,1200.00,S:4|M:2,,Haat,new|silk,"Woven by hand,
of silk."
A-2,Jeans,102,2500.00,2200.00,,Size|Fit,Reva,,Straight or loose.
A-3,शॉल,101,900.00,900.00,NA:7,,,warm,"A ""warm"" one."
A-4,Scarf,102,450.00,300.00,NA:0,,Haat,,
`
const VARIANTS = `product,option1,option2,SKU,price,stock,promise
A-2,32,Slim,J-1,2300.00,2,
A-2,32,Loose,J-2,,0,Sent in a week
A-2,34,Slim,J-3,2100.00,unlimited,
`
const FILES = { 'categories.csv': SECTIONS, 'products.csv': PRODUCTS, 'variants.csv': VARIANTS }
const CSV_FILES = Object.entries(FILES)

/** What shoppers and the seller have, without the times at which it changed and the numbers that rows have. */
const everything = () =>
  db.one(`select (select jsonb_agg(to_jsonb(p) - array['updated_at', 'id'] order by id) from products p where not withdrawn) as products,
    (select jsonb_agg(to_jsonb(z) order by product_id, size_desc) from product_sizes z join products p on p.id = z.product_id where not withdrawn) as sizes,
    (select jsonb_agg(to_jsonb(v) - array['updated_at', 'id'] order by v.id) from variants v where not withdrawn) as variants,
    (select jsonb_agg(to_jsonb(s) - array['updated_at'] order by id) from sections s where not withdrawn) as sections`)

/** Whether it was published; where it was refused, in sentences, and the shop is as it was. */
const published = async (files: Record<string, string>) => {
  const before = await everything()
  const refused = await take(folderOf(files)).then(
    ({ publication }) => publication,
    (error: unknown) => error,
  )
  if (typeof refused === 'number') return refused
  expect(refused).toBeInstanceOf(ImportRefused)
  for (const { reason } of (refused as ImportRefused).errors.listed) expect(reason).toMatch(/^[a-z“"\d].{5}/i)
  expect((refused as ImportRefused).errors.listed).not.toEqual([])
  expect(await everything()).toEqual(before)
  return 0
}

const rowsOf = () =>
  db.query<{ asin: string }>(
    'select asin, name, original_paise, discount_paise, brand, tags, options from products where not withdrawn order by id',
  )

const CUTS = process.env.PROVE ? 60 : 30

test.each(CSV_FILES)(
  'a %s that is cut off anywhere is what its whole rows say, or a sentence',
  async (name, text) => {
    await take(folderOf(FILES))
    const whole = await rowsOf()
    let refusals = 0
    for (let length = 1; length < text.length; length += Math.ceil(text.length / CUTS)) {
      await db.run('truncate products, sections, shop, publications, search_words, product_search cascade')
      if (!(await published({ ...FILES, [name]: text.slice(0, length) }))) refusals++
      const [last, ...others] = (await rowsOf()).reverse()
      // The end of a last text is nobody's to know.
      for (const row of others) expect(whole).toContainEqual(row)
      if (last) expect(whole.map(({ asin }) => asin)).toContain(last.asin)
    }
    expect(refusals).toBeGreaterThan(CUTS / 3)
  },
  120_000,
)

test.each(CSV_FILES)(
  'a %s that stands twice in itself is refused, and nothing changes',
  async (name, text) => {
    await take(folderOf(FILES))
    expect(await published({ ...FILES, [name]: text + text })).toBe(0)
  },
)

test.each(CSV_FILES)(
  'a %s with any two headings swapped is a sentence, or is taken back by an undo',
  async (name, text) => {
    const [header = '', ...lines] = text.split('\n')
    const columns = header.split(',')
    await take(folderOf(FILES))
    const before = await everything()
    let undone = 0
    for (let one = 0; one < columns.length; one++)
      for (let other = one + 1; other < columns.length; other++) {
        const swapped = columns.with(one, columns[other] ?? '').with(other, columns[one] ?? '')
        if (!(await published({ [name]: [swapped.join(), ...lines].join('\n') }))) continue
        undone++
        await undoPublication({})
        expect([swapped.join(), await everything()]).toEqual([swapped.join(), before])
      }
    expect(undone).toBeLessThan((columns.length * (columns.length - 1)) / 4)
  },
  120_000,
)
