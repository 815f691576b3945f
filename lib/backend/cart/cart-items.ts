import 'server-only'
import type { Line } from '#lib/cart/rules/lines.ts'
import { itemDetailsOf, itemOf } from '#lib/cart/rules/wire-lines.ts'
import { ENDLESS, isPromised } from '#lib/catalogue/rules/variants.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { Option } from '#lib/contract/catalogue-schemas.ts'
import { VARIANT_PRICE_BEFORE, VARIANT_PRICE_NOW, VARIANT_SALE } from '../catalogue/sale-sql.ts'
import { isSized, isSizeOf, isVariantOf, OPTIONS, VARIANT_STOCK } from '../catalogue/sellable-sql.ts'
import { type PriceBefore, type RunningSale, wireBefore, wireSale } from '../catalogue/wire-sale.ts'

/** A line of a cart with what the catalogue says of it now; all null where a customer has none. */
export type ItemRow = Line & {
  name: string
  asin: string
  image: string | null
  category: string
  isSized: boolean
  price: number
  originalPrice: number
  delivery: number
  stock: number
  withdrawn: boolean
  options: Option[] | null
  /** Of its variant, where it has one. */
  unlimited: boolean | null
  promise: string | null
  sale: RunningSale | null
  before: PriceBefore | null
}

/** What is no longer sold stays, with a quantity of 0; what is not known at all is left out. */
export const itemsOf = (rows: ItemRow[]): CartItem[] => rows.filter(row => row.id !== null).map(asItem)

const asItem = (row: ItemRow): CartItem => {
  const { stock, withdrawn, options, unlimited, promise, sale, before, price } = row
  const isEndless = !withdrawn && Boolean(unlimited || promise)
  const offered = { ...NOTHING_CHOSEN, Stock: stock, unlimited: unlimited ?? false, promise: promise ?? '' }
  return {
    ...itemOf(lineOfRow(row), itemDetailsOf(row), isEndless ? ENDLESS : stock, row.isSized, {
      options: options ?? undefined,
      ...(!withdrawn && isPromised(offered, row.unit) && { promise: offered.promise }),
      ...(sale && { sale: wireSale(sale, price) }),
      ...wireBefore(before, price),
    }),
    ...(withdrawn ? { withdrawn: true } : {}),
  }
}

const NOTHING_CHOSEN = { size: '', color: '', other: '' }

// The third option is null if a line has none.
const lineOfRow = ({ other, ...row }: ItemRow): Line => (other ? { ...row, other } : row)

/**
 * An ItemRow of each line of `l (line, place)`, with the tables below. PostgreSQL takes any list in JSON for a hundred
 * lines and would read the whole catalogue for a cart of three: `offset 0` has each line looked up by itself.
 */
export const ITEM_COLUMNS = `p.id, p.name, p.asin, coalesce(nullif(v.image, ''), p.images[1]) as image, k.name as category,
      ${VARIANT_PRICE_NOW} as price,
      coalesce(v.original_paise, p.original_paise) as "originalPrice", p.delivery_paise as delivery,
      (l.line->>'unit')::int as unit, l.line->>'size' as size, l.line->>'color' as color, l.line->>'other' as other,
      ${isSized('z')} as "isSized", p.withdrawn,
      ${OPTIONS} as options, v.unlimited, v.promise, ${VARIANT_SALE} as sale, ${VARIANT_PRICE_BEFORE} as before,
      case when p.withdrawn then 0 when v.id is not null then ${VARIANT_STOCK} when p.slots <> '{}' and exists (
        select from variants w where w.product_id = p.id and not w.withdrawn and w.stock is not null) then 0
      else coalesce(z.stock, 0) end as stock`

const LINE = { size: "l.line->>'size'", color: "l.line->>'color'", other: "l.line->>'other'" }

export const ITEM_TABLES = `
    left join lateral (select * from products where id = (l.line->>'id')::int offset 0) p on true
    left join lateral (select name from sections where id = p.category_id offset 0) k on true
    left join lateral (select s.size_desc, s.stock from product_sizes s
      where s.product_id = p.id and ${isSizeOf('s', "l.line->>'size'")} offset 0) z on true
    left join lateral (select * from variants v where ${isVariantOf(LINE)} offset 0) v on true`
