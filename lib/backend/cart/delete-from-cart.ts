import 'server-only'
import type { LineKey } from '#lib/cart/lines.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { messages } from '#lib/messages.ts'
import { type Db, db } from '../db/pool.ts'
import { customerOf } from '../session/customer-of.ts'

/** Deletes one size and colour, or every one of the product where none is named. */
export const deleteFromCart: ShopHandlers['deleteFromCart'] = async (asked, { token }) => {
  await db.run(DELETE, [await customerOf(token), asked.prod_id, asked.cart_size, asked.cart_color])
  return { message: messages.cartLineDeleted }
}

/** Ruling 17: an accepted order takes exactly its lines out of the cart, in the order's own transaction. */
export const removeFromCart = (on: Db, customer: string, lines: LineKey[]) =>
  on.run(REMOVE, [customer, JSON.stringify(lines.map(({ id, size, color }) => ({ id, size, color })))])

const DELETE = `
  update carts set updated_at = now(), lines = (
    select coalesce(jsonb_agg(line order by place), '[]')
    from jsonb_array_elements(lines) with ordinality held (line, place)
    where (line->>'id')::int <> $2 or line->>'size' <> $3 or line->>'color' <> $4)
  where customer_id = $1`

const REMOVE = {
  name: 'remove-from-cart',
  text: `
  update carts set updated_at = now(), lines = (
    select coalesce(jsonb_agg(line order by place), '[]')
    from jsonb_array_elements(lines) with ordinality held (line, place)
    where not (line - 'unit') in (select jsonb_array_elements($2)))
  where customer_id = $1`,
}
