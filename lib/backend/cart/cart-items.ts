import 'server-only'
import type { Line } from '#lib/cart/rules/lines.ts'
import { itemDetailsOf, itemOf } from '#lib/cart/rules/wire-lines.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { isSized, isSizeOf } from '../catalogue/sellable-sql.ts'

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
}

/** What is no longer sold stays, with a quantity of 0; what is not known at all is left out. */
export const itemsOf = (rows: ItemRow[]): CartItem[] => rows.filter(row => row.id !== null).map(asItem)

const asItem = (row: ItemRow): CartItem => ({
  ...itemOf(row, itemDetailsOf(row), row.stock, row.isSized),
  ...(row.withdrawn ? { withdrawn: true } : {}),
})

/**
 * An ItemRow of each line of `l (line, place)`, with the tables below. PostgreSQL takes any list in JSON for a hundred
 * lines and would read the whole catalogue for a cart of three: `offset 0` has each line looked up by itself.
 */
export const ITEM_COLUMNS = `p.id, p.name, p.asin, p.images[1] as image, k.name as category,
      p.discount_paise as price, p.original_paise as "originalPrice", p.delivery_paise as delivery,
      (l.line->>'unit')::int as unit, l.line->>'size' as size, l.line->>'color' as color,
      ${isSized('z')} as "isSized", p.withdrawn,
      case when p.withdrawn then 0 else coalesce(z.stock, 0) end as stock`

export const ITEM_TABLES = `
    left join lateral (select * from products where id = (l.line->>'id')::int offset 0) p on true
    left join lateral (select name from sections where id = p.category_id offset 0) k on true
    left join lateral (select s.size_desc, s.stock from product_sizes s
      where s.product_id = p.id and ${isSizeOf('s', "l.line->>'size'")} offset 0) z on true`
