import 'server-only'
import { numberTo5 } from '#messages/imports.ts'
import type { CellsReader } from '../catalogue-import/cells.ts'
import {
  type Codec,
  decimal,
  flag,
  html,
  ids,
  integer,
  list,
  optionNames,
  rupees,
  text,
  webAddress,
  wholeOrNone,
} from './column-codecs.ts'

const MOST_ID = 2_147_483_647
const MOST_RATERS = 1_000_000_000
const MOST_PLACE = 1_000_000_000
const MOST_GRAMS = 1_000_000

// The address is made of the ASIN, where there is one.
const KEEP_ADDRESS = "slug = case when p.asin = '' then s.slug else p.slug end, asin = p.asin"
// Not the stock of this moment, which orders change meanwhile: nothing at all.
const KEEP_NO_STOCK = 'sizes = null, stocks = null'

const UNTOLD = { inApi: false, listed: false, sparse: true } as const

/**
 * The columns of products.csv in the order of the export, each by its name in the database. The header, the reading,
 * the staging table, the merge, what a file leaves unsaid, the export, the select list, the row's type and what the API
 * tells (under the name in the file) follow from this table: a new column is a line here, a migration and its schema.
 */
const TABLE = {
  id: column('id', integer(1, MOST_ID), { lives: 'apart' }),
  asin: column('ASIN', text(64), { keep: KEEP_ADDRESS }),
  name: column('name', text(200, 1), { required: true }),
  subcategory_id: column('subcategory_id', integer(1, MOST_ID), { required: true, inApi: false }),
  original_paise: column('originalPrice', rupees(), { required: true }),
  discount_paise: column('discountPrice', rupees(), { required: true }),
  delberto_paise: column('delbertoPrice', rupees(0)),
  delivery_paise: column('recommendedSellingPrice', rupees(0)),
  on_sale: column('onSale', flag),
  badge: column('badge', text(40)),
  badge1: column('badge1', text(40)),
  material: column('material', text(300)),
  rating: column('ratings', decimal(/^[0-5](\.\d{1,2})?$/, 5, numberTo5)),
  ratings_count: column('ratings_count', integer(0, MOST_RATERS, 0)),
  sizes: column('sizes', list(50), { lives: 'apart', keep: KEEP_NO_STOCK }),
  colors: column('color', list(50)),
  images: column('images', list(30, 20_000), { inApi: false }),
  youtube_link: column('youtubeLink', webAddress),
  film: column('film', text(300)),
  description: column('description', html(5_000)),
  long_description: column('colongdescription', html(100_000), { lives: 'product_texts' }),
  position: column('position', integer(0, MOST_PLACE, 0), { inApi: false, listed: false }),
  options: column('options', optionNames, { ...UNTOLD, keep: 'options = p.options, slots = p.slots' }),
  sku: column('SKU', text(64), UNTOLD),
  barcode: column('barcode', text(64), UNTOLD),
  weight_grams: column('weight_g', wholeOrNone(1, MOST_GRAMS), UNTOLD),
  hsn: column('hsn', text(20), UNTOLD),
  brand: column('brand', text(100), UNTOLD),
  tags: column('tags', list(100), UNTOLD),
  further: column('sections', ids(50, MOST_ID), UNTOLD),
  type: column('type', text(200), UNTOLD),
}

type Options = {
  required?: true
  /** Not in `products`: in product_texts, or read and merged in a way of its own. */
  lives?: 'product_texts' | 'apart'
  /** Not told by the API under its name in the file. */
  inApi?: false
  /** Written by the export only where a product has something in it. */
  sparse?: true
  /** Not read with a list's products. */
  listed?: false
  /** How a staged row `s` takes over what the product has, where the file lacks the column. */
  keep?: string
}

function column<const Csv extends string, Value, ApiValue, const O extends Options = Options>(
  csv: Csv,
  codec: Codec<Value, ApiValue>,
  options?: O,
) {
  return { csv, ...codec, ...options } as { csv: Csv } & Codec<Value, ApiValue> & O
}

type Table = typeof TABLE
type Name = keyof Table
type NameOf<Without extends Options> = {
  [N in Name]: Table[N] extends Without | { lives: string } ? never : N
}[Name]
type ValueOf<N extends Name> = ReturnType<Table[N]['read']>

/** What a cell of each column holds. */
export type CellValues = { [N in Exclude<Name, 'id' | 'sizes'>]: ValueOf<N> }
/** The same as a list reads them. */
export type ListedValues = { [N in NameOf<{ listed: false }>]: ValueOf<N> }
type ApiValues = { [N in NameOf<{ inApi: false }> as Table[N]['csv']]: ReturnType<Table[N]['toApi']> }

type Column = Options & { sql: string; csv: string } & Codec<unknown, unknown>
export const COLUMNS = Object.entries(TABLE).map(([sql, column]) => ({ sql, ...column })) as Column[]

/** Those of `products` that a file sets as they stand in it. */
export const PLAIN_COLUMNS = COLUMNS.filter(({ lives }) => lives === undefined)
const READ = COLUMNS.filter(({ lives }) => lives !== 'apart')
const API_COLUMNS = PLAIN_COLUMNS.filter(({ inApi }) => inApi !== false)

/** The cells of these columns, as they are staged. */
export const readColumns = <N extends keyof CellValues>(cells: CellsReader, names: readonly N[]) =>
  Object.fromEntries(names.map(name => [name, TABLE[name].read(cells, TABLE[name].csv)])) as Pick<
    CellValues,
    N
  >

/** All but these. */
export const columnsBut = (...names: (keyof CellValues)[]) =>
  READ.map(({ sql }) => sql as keyof CellValues).filter(name => !names.includes(name))

/** What the API tells of a row under the names of the file. */
export const apiValues = (row: ListedValues) =>
  Object.fromEntries(
    API_COLUMNS.map(({ sql, csv, toApi }) => [csv, toApi(row[sql as keyof ListedValues])]),
  ) as ApiValues

export const STAGED_COLUMNS = READ.map(({ sql, type }) => `${sql} ${type}`).join(', ')

/** Of `products p`, for a list. */
export const LISTED_COLUMNS = PLAIN_COLUMNS.filter(({ listed }) => listed !== false)
  .map(({ sql }) => `p.${sql}`)
  .join(', ')

/** Of `products p` and `product_texts t`, for the export. */
export const EXPORTED_COLUMNS = READ.map(({ sql, lives }) => `${lives ? 't' : 'p'}.${sql}`).join(', ')

/** How a staged row takes over what its product has, of the columns that a file does not name. */
export const updatesKeeping = (named: readonly string[]): string[] =>
  COLUMNS.filter(({ csv, required, sql }) => !named.includes(csv) && !required && sql !== 'id').map(
    ({ sql, lives, keep }) => keep ?? `${sql} = ${lives ? 't' : 'p'}.${sql}`,
  )
