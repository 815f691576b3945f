import 'server-only'
import { denied } from '#lib/contract/api-error.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { db } from '../db/pool.ts'
import { hashOfToken } from '../session/tokens.ts'
import { ITEM_COLUMNS, ITEM_TABLES, type ItemRow, itemsOf } from './cart-items.ts'

/** The lines with what the catalogue says of them now. */
export const fetchCart: ShopHandlers['fetchCart'] = async (_, { token = '' }) => {
  const rows = await db.query<ItemRow>(FETCH, [hashOfToken(token)])
  // A customer without lines is one row of nothing; no row is nobody.
  if (rows.length === 0) throw denied()
  return itemsOf(rows)
}

const FETCH = {
  name: 'cart-fetch',
  text: `
    select ${ITEM_COLUMNS}
    from sessions s
    left join carts c on c.customer_id = s.customer_id
    left join lateral jsonb_array_elements(c.lines) with ordinality l (line, place) on true
    ${ITEM_TABLES}
    where s.token_hash = $1 and s.expires_at > now()
    order by l.place`,
}
