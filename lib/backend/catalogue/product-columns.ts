import 'server-only'
import { numberTo5 } from '#messages/imports.ts'
import type { CellsReader } from '../catalogue-import/cells.ts'
import { DECLARED_COLUMNS } from '../catalogue-import/declared-cells.ts'
import {
  type Codec,
  decimal,
  flag,
  hsnCode,
  html,
  ids,
  integer,
  list,
  oldAddresses,
  optionalRupees,
  optionalText,
  optionNames,
  rupees,
  saleMoment,
  salePrice,
  text,
  textsInOrder,
  webAddress,
  wholeOrNone,
} from './column-codecs.ts'
import { RATERS, RATING } from './rating-sql.ts'
import { PRICE_NOW, REGULAR_PRICE } from './sale-sql.ts'

/** As many as Shopify's sellers come with: a cell holds about so many addresses. */
export const PICTURES_OF_A_PRODUCT = 100
const MOST_ID = 2_147_483_647
const MOST_RATERS = 1_000_000_000
const MOST_PLACE = 1_000_000_000
const MOST_GRAMS = 1_000_000
const MOST_CM = 300

const KEEP_NAME = 'name = p.name, name_key = p.name_key'
const KEEP_SECTION = 'subcategory_id = p.subcategory_id, category_id = p.category_id, group_id = p.group_id'
// Not the stock of this moment, which orders change meanwhile: nothing at all.
const KEEP_NO_STOCK = 'sizes = null, stocks = null'

const PLANNED = { inApi: false, listed: false, unused: 'null' } as const
const SELDOM = { inApi: false, listed: false, unused: "''" } as const

/**
 * The columns of products.csv in the order of the export, each by its name in the database. The header, the reading,
 * the staging table, the merge, what a file leaves unsaid, the export, the select list, the row's type and what the API
 * tells (under the name in the file) follow from this table: a new column is a line here, a migration and its schema.
 */
const TABLE = {
  id: column('id', integer(1, MOST_ID), { lives: 'apart' }),
  asin: column('ASIN', text(64)),
  name: column('name', text(200, 1), { required: true, keep: KEEP_NAME }),
  subcategory_id: column('subcategory_id', integer(1, MOST_ID), {
    required: true,
    inApi: false,
    keep: KEEP_SECTION,
  }),
  original_paise: column('originalPrice', rupees(), { required: true }),
  discount_paise: column('discountPrice', rupees(), {
    ...{ required: true, seller: REGULAR_PRICE, shopper: PRICE_NOW },
  }),
  delberto_paise: column('delbertoPrice', rupees(0)),
  delivery_paise: column('recommendedSellingPrice', rupees(0)),
  on_sale: column('onSale', flag),
  badge: column('badge', text(40)),
  badge1: column('badge1', text(40)),
  material: column('material', text(300)),
  rating: column('ratings', decimal(/^[0-5](\.\d{1,2})?$/, 5, numberTo5), {
    seller: 'p.rating',
    shopper: RATING,
  }),
  ratings_count: column('ratings_count', integer(0, MOST_RATERS, 0), {
    seller: 'p.ratings_count',
    shopper: RATERS,
  }),
  sizes: column('sizes', list(50), { lives: 'apart', keep: KEEP_NO_STOCK }),
  colors: column('color', list(50)),
  images: column('images', list(PICTURES_OF_A_PRODUCT, 20_000), { inApi: false }),
  youtube_link: column('youtubeLink', webAddress),
  film: column('film', text(300)),
  description: column('description', html(5_000)),
  long_description: column('colongdescription', html(100_000), { lives: 'product_texts' }),
  position: column('position', integer(0, MOST_PLACE, 0), { inApi: false, listed: false }),
  options: column('options', optionNames, {
    ...{ inApi: false, listed: false, unused: "'{}'" },
    keep: 'options = p.options, slots = p.slots',
  }),
  sku: column('SKU', text(64), SELDOM),
  barcode: column('barcode', text(64), SELDOM),
  weight_grams: column('weight_g', wholeOrNone(1, MOST_GRAMS), { ...SELDOM, unused: 'null' }),
  length_cm: column('length_cm', wholeOrNone(1, MOST_CM), { ...SELDOM, unused: 'null' }),
  breadth_cm: column('breadth_cm', wholeOrNone(1, MOST_CM), { ...SELDOM, unused: 'null' }),
  height_cm: column('height_cm', wholeOrNone(1, MOST_CM), { ...SELDOM, unused: 'null' }),
  hsn: column('hsn', hsnCode, SELDOM),
  brand: column('brand', text(100), { ...SELDOM, whole: true }),
  tags: column('tags', list(100), { ...SELDOM, unused: "'{}'" }),
  further: column('sections', ids(50, MOST_ID), { ...SELDOM, unused: "'{}'" }),
  type: column('type', text(200), SELDOM),
  sale_paise: column('sale_price', salePrice, PLANNED),
  sale_from: column('sale_from', saleMoment('start'), PLANNED),
  sale_to: column('sale_to', saleMoment('end'), PLANNED),
  hidden: column('hidden', flag, { inApi: false, listed: false, unused: 'false' }),
  image_alt: column('image_alt', textsInOrder(20_000), { lives: 'product_texts', unused: "'{}'" }),
  seo_title: column('seo_title', text(200), { lives: 'product_texts', unused: "''", whole: true }),
  seo_description: column('seo_description', text(500), {
    ...{ lives: 'product_texts', unused: "''", whole: true },
  }),
  purchase_paise: column('purchase_price', optionalRupees, { lives: 'product_private', unused: 'null' }),
  supplier: column('supplier', optionalText(200), { lives: 'product_private', unused: 'null' }),
  old_addresses: column('old_addresses', oldAddresses, { ...SELDOM, unused: "'{}'" }),
}

/** Tables with a row for each product, or for some, by the name they have in a query. */
const SIDE_TABLES = { product_texts: 't', product_private: 'x' }
type SideTable = keyof typeof SIDE_TABLES

type Options = {
  /** What a new product cannot do without. */
  required?: true
  /** Not in `products`: in another table, or read and merged in a way of its own. */
  lives?: SideTable | 'apart'
  /** Not told by the API under its name in the file. */
  inApi?: false
  /** Not read with a list's products. */
  listed?: false
  /** Told of a single product alone, where it has one: pages of all others carry nothing of it. */
  whole?: true
  /** What the seller says, where the column of `p` holds something else at times. */
  seller?: string
  /** What shoppers are told of it then. */
  shopper?: string
  /** How a staged row `s` takes over what the product has, where the file lacks the column. */
  keep?: string
  /** What it holds where nobody uses it: then the export leaves the column out. */
  unused?: string
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
type WholeName = { [N in Name]: Table[N] extends { whole: true } ? N : never }[Name]
/** What a single product is read with beside. */
export type WholeValues = { [N in WholeName]: ValueOf<N> }
type ToldOfWhole = { [N in WholeName as Table[N]['csv']]?: NonNullable<ReturnType<Table[N]['toApi']>> }
type ApiValues = { [N in NameOf<{ inApi: false }> as Table[N]['csv']]: ReturnType<Table[N]['toApi']> }

export type Column = Options & { sql: string; csv: string } & Codec<unknown, unknown>
export const COLUMNS = Object.entries(TABLE).map(([sql, column]) => ({ sql, ...column })) as Column[]

/** Those of `products` that a file sets as they stand in it. */
export const PLAIN_COLUMNS = COLUMNS.filter(({ lives }) => lives === undefined)
const READ = COLUMNS.filter(({ lives }) => lives !== 'apart')
const WHOLE_COLUMNS = READ.filter(({ whole }) => whole)
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

/** What the API tells beside of a single product. */
export const wholeValues = (row: WholeValues) =>
  Object.fromEntries(
    WHOLE_COLUMNS.flatMap(({ sql, csv, toApi }) => {
      const value = row[sql as WholeName]
      return value ? [[csv, toApi(value)]] : []
    }),
  ) as ToldOfWhole

/**
 * Columns of any name of a kind, kept together as one JSON object under the name without its prefix:
 * `name:hi` and `private:HSN`.
 */
export const FREE_COLUMNS = [
  {
    sql: 'translations',
    lives: 'product_texts',
    none: {},
    empty: "'{}'::jsonb",
    prefix: '',
    pattern: /^(name|description|colongdescription):[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/,
    most: 100_000,
  },
  {
    sql: 'private_fields',
    lives: 'product_private',
    none: null,
    empty: 'null::jsonb',
    prefix: 'private:',
    pattern: /^private:[\p{L}\p{N}][\p{L}\p{M}\p{N} ._/()-]{0,59}$/u,
    most: 2_000,
  },
  {
    sql: 'declared',
    lives: 'product_texts',
    none: {},
    empty: "'{}'::jsonb",
    prefix: '',
    pattern: new RegExp(`^(${DECLARED_COLUMNS.join('|')})$`),
    most: 2_000,
  },
] as const satisfies { sql: string; lives: SideTable; [more: string]: unknown }[]

export const STAGED_COLUMNS = [
  ...READ.map(({ sql, type }) => `${sql} ${type}`),
  ...FREE_COLUMNS.map(({ sql }) => `${sql} jsonb`),
].join(', ')

/** Of `products p`, for a list. */
export const LISTED_COLUMNS = PLAIN_COLUMNS.filter(({ listed }) => listed !== false)
  .map(({ sql, shopper }) => (shopper ? `${shopper} as ${sql}` : `p.${sql}`))
  .join(', ')

/** Of `products p` with its texts `t`, for a single product. */
export const OWN_COLUMNS = WHOLE_COLUMNS.map(inWhole).join(', ')

/** `products p` with all that is kept of a product in one row. */
export const WHOLE_PRODUCTS = `products p join product_texts t on t.product_id = p.id
    left join product_private x on x.product_id = p.id`

/** Those that a row of these has, and a staged row as well. */
export const KEPT_COLUMNS: Kept[] = [...READ, ...FREE_COLUMNS]

/** Of these, for the export. */
export const EXPORTED_COLUMNS = KEPT_COLUMNS.map(column => `${inWhole(column)} as ${column.sql}`).join(', ')

type Kept = { sql: string; lives?: string; seller?: string }

/** A column as the seller said it, read of whole products. */
export function inWhole({ sql, lives, seller }: Kept) {
  return seller ?? `${lives ? SIDE_TABLES[lives as SideTable] : 'p'}.${sql}`
}

/** How a staged row takes over what its product has, of the columns that a file does not name. */
export const updatesKeeping = (named: readonly string[]): string[] => {
  const kept = COLUMNS.filter(({ csv, sql }) => !named.includes(csv) && sql !== 'id')
  return [
    ...kept.map(column => column.keep ?? `${column.sql} = ${inWhole(column)}`),
    ...addressKept(named.includes('ASIN'), named.includes('name')),
  ]
}

// It is made of the ASIN, where there is one, else of the name.
const addressKept = (hasAsin: boolean, hasName: boolean) => {
  if (hasAsin && hasName) return []
  if (hasName) return ["slug = case when p.asin = '' then s.slug else p.slug end"]
  return [hasAsin ? "slug = case when s.asin = '' then p.slug else s.slug end" : 'slug = p.slug']
}

/** The columns of each table beside products that a file sets as they stand in it. */
export const SIDES = Object.keys(SIDE_TABLES).map(table => ({
  table,
  columns: KEPT_COLUMNS.filter(({ lives }) => lives === table).map(({ sql }) => sql),
}))
