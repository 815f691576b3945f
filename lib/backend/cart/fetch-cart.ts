import 'server-only'
import { denied } from '#lib/contract/api-error.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { db } from '../db/pool.ts'
import { hashOfToken } from '../session/tokens.ts'

/** The lines with what the catalogue says of them now; what is no longer sold stays, with a quantity of 0. */
export const fetchCart: ShopHandlers['fetchCart'] = async (_, { token = '' }) => {
  const rows = await db.query<Row>(FETCH, [hashOfToken(token)])
  // A customer without lines is one row of nothing; no row is nobody.
  if (rows.length === 0) throw denied()
  return rows.filter(row => row.id !== null).map(itemOf)
}

type Row = {
  id: number
  name: string
  asin: string
  image: string | null
  category: string
  sized: boolean
  discount_paise: number
  original_paise: number
  delivery_paise: number
  unit: number
  stock: number
  size: string
  color: string
  withdrawn: boolean
}

const itemOf = (row: Row): CartItem => ({
  id: row.id,
  name: row.name,
  ASIN: row.asin,
  image: row.image ?? '',
  category: row.category,
  size: row.sized ? row.size : '',
  color: row.color,
  discountPrice: fromPaise(row.discount_paise),
  originalPrice: fromPaise(row.original_paise),
  recommendedSellingPrice: fromPaise(row.delivery_paise),
  Unit: row.unit,
  quantity: row.stock,
  cart_size: row.size,
  cart_color: row.color,
  ...(row.withdrawn ? { withdrawn: true } : {}),
})

const FETCH = {
  name: 'cart-fetch',
  text: `
    select p.id, p.name, p.asin, p.images[1] as image, k.name as category,
      p.discount_paise, p.original_paise, p.delivery_paise,
      (l.line->>'unit')::int as unit, l.line->>'size' as size, l.line->>'color' as color,
      na.size_desc is null as sized, p.withdrawn,
      case when p.withdrawn then 0 else coalesce(na.stock, z.stock, 0) end as stock
    from sessions s
    left join carts c on c.customer_id = s.customer_id
    left join lateral jsonb_array_elements(c.lines) with ordinality l (line, place) on true
    left join products p on p.id = (l.line->>'id')::int
    left join sections k on k.id = p.category_id
    left join product_sizes na on na.product_id = p.id and na.size_desc = 'NA'
    left join product_sizes z on z.product_id = p.id and z.size_desc = l.line->>'size'
    where s.token_hash = $1 and s.expires_at > now()
    order by l.place`,
}
