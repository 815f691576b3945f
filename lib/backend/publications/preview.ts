import 'server-only'
import { inItsSale } from '#messages/publications.ts'
import { COLUMNS } from '../catalogue/product-columns.ts'
import { REGULAR_PRICE } from '../catalogue/sale-sql.ts'
import { VARIANT_COLUMNS } from '../catalogue/variant-columns.ts'
import { jsonbFields } from '../db/json-fields.ts'
import type { Db } from '../db/pool.ts'
import {
  NEW_VARIANTS,
  nameOfChoice,
  VARIANT_PRICES,
  VARIANT_SALE_PRICES,
  VARIANT_STOCKS,
  variantsTurned,
} from './preview-variants.ts'
import { wasSum, willBeSum } from './record-variants.ts'

type Named = { id: number; name: string }
type Some<Item> = { count: number; first: Item[] }

/** What a publication changes, as it is shown before it is made. */
export type Preview = {
  /** How many products were on sale before it. */
  onSale: number
  added: Some<Named & { price: number }>
  gone: Some<Named>
  back: Some<Named>
  /** In paise; the largest changes first. */
  prices: Some<Named & { from: number; to: number }> & { fell: number; halved: number }
  /** In pieces, or `unlimited`, or `shared` with the other choices of a size; null where there was or is no such size. */
  stock: Some<Named & { size: string; from: string | null; to: string | null }> & { up: number; down: number }
  moves: Some<Named & { from: string; to: string }>
  /** How many products differ in each other column, by its name in the file. */
  columns: { column: string; count: number }[]
  /** Choices of products that the shop has, and how many there were of all; those of new products are counted alone. */
  variants: {
    onSale: number
    ofNew: number
    added: Some<Named & { price: number }>
    gone: Some<Named>
    back: Some<Named>
    columns: { column: string; count: number }[]
  }
  sections: Some<Named & { what: 'added' | 'changed' | 'withdrawn' | 'back'; columns: string[] }>
  collections: Preview['sections']
  synonyms: Some<{ word: string; from: string[]; to: string[] }>
  /** Rows of delivery.csv by their prefix, and delivery.json by its name. */
  delivery: Some<{ name: string; what: 'added' | 'changed' | 'gone' }>
  /** What differs in shop.json. */
  shop: string[]
}

/** Of the changes that are recorded, once products are saved. */
export const readPreview = async (tx: Db, publication: number): Promise<Preview> => {
  await tx.run('analyze publication_changes')
  const of = <Row extends object>(sql: string) => tx.query<Row>(sql, [publication])
  const some = async <Row extends object>(sql: string): Promise<Some<Row>> => {
    const rows = await of<Row & { all: number }>(sql)
    return { count: rows[0]?.all ?? 0, first: rows.map(({ all: _, ...row }) => row as unknown as Row) }
  }
  const [totals] = await of<Totals>(TOTALS)
  const { onSale = 0, fell = 0, halved = 0, up = 0, down = 0, shop = [] } = totals ?? {}
  const columnsOf = async (kind: 'product' | 'variant') =>
    (await of<{ name: string; count: number }>(fieldsOf(kind))).flatMap(({ name, count }) => {
      const column = NAMES[kind].get(name)
      return column === undefined ? [] : [{ column, count }]
    })
  const [variants] = await of<{ onSale: number; ofNew: number }>(VARIANT_TOTALS)
  return {
    onSale,
    added: await some(ADDED),
    gone: await some(turned('[false, true]')),
    back: await some(turned('[true, false]')),
    prices: { ...(await some<Preview['prices']['first'][number]>(PRICES)), fell, halved },
    stock: { ...(await some<Preview['stock']['first'][number]>(STOCK)), up, down },
    moves: await some(MOVES),
    columns: await columnsOf('product'),
    variants: {
      ...{ onSale: 0, ofNew: 0, ...variants },
      added: await some(VARIANTS_ADDED),
      gone: await some(variantsTurned('[false, true]')),
      back: await some(variantsTurned('[true, false]')),
      columns: await columnsOf('variant'),
    },
    sections: await some(placesOf('section')),
    collections: await some(placesOf('collection')),
    synonyms: await some(SYNONYMS),
    delivery: await some(DELIVERY),
    shop: shop ?? [],
  }
}

// As many as a screen shows of a kind.
const FIRST = 5

type Totals = Pick<Preview, 'onSale' | 'shop'> & { fell: number; halved: number; up: number; down: number }

// What is told in a way of its own, or follows from another column.
const APART = ['discount_paise', 'subcategory_id', 'id', 'sizes']
const VARIANTS_APART = ['discount_paise', 'stock', 'unlimited']
const PRODUCT_NAMES = new Map([
  ...COLUMNS.filter(({ sql }) => !APART.includes(sql)).map(({ sql, csv }) => [sql, csv] as const),
  ['attributes', 'attr:…'],
  ['translations', 'name:… and texts in other languages'],
  ['private_fields', 'private:…'],
  ['slug', 'address'],
])
const NAMES = {
  product: PRODUCT_NAMES,
  variant: new Map(
    VARIANT_COLUMNS.flatMap(({ sql, csv }) => (csv && !VARIANTS_APART.includes(sql) ? [[sql, csv]] : [])),
  ),
}

const CHANGES = `publication_changes c where c.publication_id = $1 and c.of = 'product'`
const PRICE = (side: 0 | 1) => `(c.changes->'discount_paise'->>${side})::bigint`
const PRODUCT_PRICES = `select c.id, p.name, ${PRICE(0)} as from, ${PRICE(1)} as to
  from publication_changes c join products p on p.id = c.id
  where c.publication_id = $1 and c.of = 'product' and c.changes ? 'discount_paise'`
// A new price of a sale, beside what is asked otherwise: a slip of it sells as cheaply as one of the price.
const SALE_PRICES = `select c.id, concat_ws(', ', p.name, '${inItsSale}'), ${REGULAR_PRICE}, p.sale_paise
  from publication_changes c join products p on p.id = c.id
  where c.publication_id = $1 and c.of = 'product' and c.changes ? 'sale_paise' and p.sale_paise is not null`
const PRICES_OF_ALL = `(${PRODUCT_PRICES} union all ${VARIANT_PRICES} union all ${SALE_PRICES} union all ${VARIANT_SALE_PRICES}) prices`

// What is the sum of variants is told by these.
const PRODUCT_STOCKS = `select c.id, p.name, substr(size.key, 7) as size, size.value->>0 as from, size.value->>1 as to,
    coalesce((size.value->>1)::bigint, 0) - coalesce((size.value->>0)::bigint, 0) as more
  from publication_changes c cross join lateral ${jsonbFields('c.changes')} size join products p on p.id = c.id
  where c.publication_id = $1 and c.of = 'product' and starts_with(size.key, 'stock:')
    and not ${willBeSum('c.id', 'substr(size.key, 7)')}
    and not (size.value->1 = 'null' and ${wasSum('c.id', 'substr(size.key, 7)')})`
const STOCKS_OF_ALL = `(${PRODUCT_STOCKS} union all ${VARIANT_STOCKS}) stocks`

const TOTALS = `select
    (select count(*)::int from products where not withdrawn)
      + (select (count(*) filter (where c.changes->'withdrawn' = '[false, true]')
        - count(*) filter (where c.changes->'withdrawn' in ('[null, false]', '[true, false]')))::int from ${CHANGES}) as "onSale",
    prices.*, stock.*,
    (select array_agg(distinct case key when 'moreSettings' then 'settings' when 'bannerDates' then 'banners' else key end) from publication_changes c,
        jsonb_object_keys(c.changes) key where c.publication_id = $1 and c.of = 'shop') as shop
  from (select count(*) filter (where "to" < "from")::int as fell, count(*) filter (where 2 * "to" < "from")::int as halved
      from ${PRICES_OF_ALL}) prices,
    (select coalesce(sum(greatest(more, 0)), 0)::int8 as up, coalesce(sum(greatest(-more, 0)), 0)::int8 as down
      from ${STOCKS_OF_ALL}) stock`

const VARIANT_TOTALS = `select
    (select count(*)::int from variants v join products p on p.id = v.product_id where not v.withdrawn and not p.withdrawn)
      as "onSale",
    (select count(*)::int from ${NEW_VARIANTS} and f.fresh) as "ofNew"`

const fieldsOf = (
  kind: string,
) => `select key as name, count(*)::int as count from publication_changes c, jsonb_object_keys(c.changes) key
  where c.publication_id = $1 and c.of = '${kind}' and not starts_with(key, 'stock:') group by key order by count(*) desc, key`

const ADDED = `select count(*) over ()::int as all, c.id, p.name, ${REGULAR_PRICE} as price
  from publication_changes c join products p on p.id = c.id
  where c.publication_id = $1 and c.of = 'product' and c.changes->'withdrawn'->0 = 'null' order by c.id limit ${FIRST}`

const turned = (how: string) => `select count(*) over ()::int as all, c.id, p.name
  from publication_changes c join products p on p.id = c.id
  where c.publication_id = $1 and c.of = 'product' and c.changes->'withdrawn' = '${how}' order by c.id limit ${FIRST}`

const VARIANTS_ADDED = `select count(*) over ()::int as all, s.product_id as id, ${nameOfChoice('p', 's')} as name,
    coalesce(s.price, ${REGULAR_PRICE}) as price
  from ${NEW_VARIANTS} and not f.fresh order by s.product_id, s.place limit ${FIRST}`

// By how many times it became, upwards or downwards; one of nothing comes first.
const PRICES = `select count(*) over ()::int as all, id, name, "from", "to" from ${PRICES_OF_ALL}
  order by abs(ln(greatest("to", 1)::float8 / greatest("from", 1))) desc, id limit ${FIRST}`

const STOCK = `select count(*) over ()::int as all, id, name, size, "from", "to" from ${STOCKS_OF_ALL}
  order by abs(more) desc, id, size limit ${FIRST}`

const MOVES = `select count(*) over ()::int as all, c.id, p.name,
    concat_ws(' ', had.id, '“' || had.name || '”') as from, concat_ws(' ', has.id, '“' || has.name || '”') as to
  from publication_changes c join products p on p.id = c.id
    left join sections had on had.id = (c.changes->'subcategory_id'->>0)::int
    left join sections has on has.id = (c.changes->'subcategory_id'->>1)::int
  where c.publication_id = $1 and c.of = 'product' and c.changes ? 'subcategory_id' order by c.id limit ${FIRST}`

const placesOf = (kind: 'section' | 'collection') => `select count(*) over ()::int as all, c.id, s.name,
    case c.changes->'withdrawn' when '[null, false]' then 'added' when '[false, true]' then 'withdrawn'
      when '[true, false]' then 'back' else 'changed' end as what,
    array(select key from jsonb_object_keys(c.changes) key order by key) as columns
  from publication_changes c join ${kind}s s on s.id = c.id
  where c.publication_id = $1 and c.of = '${kind}'
  order by c.changes ? 'withdrawn' desc, c.id limit ${FIRST}`

const SYNONYMS = `select count(*) over ()::int as all, s.word,
    array(select jsonb_array_elements_text(c.changes->'means'->0)) as from,
    array(select jsonb_array_elements_text(c.changes->'means'->1)) as to
  from publication_changes c join synonyms s on s.id = c.id
  where c.publication_id = $1 and c.of = 'synonym' order by s.key limit ${FIRST}`

const DELIVERY = `select count(*) over ()::int as all, d.name,
    case when c.changes->'terms'->0 = 'null' then 'added' when c.changes->'terms'->1 = 'null' then 'gone'
      else 'changed' end as what
  from publication_changes c join delivery_rules d on d.id = c.id
  where c.publication_id = $1 and c.of = 'delivery' order by d.name limit ${FIRST}`
