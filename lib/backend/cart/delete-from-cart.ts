import 'server-only'
import { type Line, withOther } from '#lib/cart/rules/lines.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { messages } from '#lib/message-table.ts'
import { type Db, db } from '../db/pool.ts'
import { customerOf } from '../session/customer-of.ts'

/** Deletes one size and colour, or every one of the product where none is named. */
export const deleteFromCart: ShopHandlers['deleteFromCart'] = async (request, { token }) => {
  await db.run(DELETE, [
    await customerOf(token),
    request.prod_id,
    request.cart_size,
    request.cart_color,
    request.cart_options && (withOther(request.cart_options).other ?? ''),
  ])
  return { message: messages.cartLineDeleted }
}

/** Takes exactly what was ordered out of the cart, in the order's own transaction (Rule 17). */
export const removeFromCart = (on: Db, customer: string, lines: Line[]) =>
  on.run(REMOVE, [
    customer,
    JSON.stringify(
      lines.map(({ id, size, color, other, unit }) => ({ id, size, color, unit, ...(other && { other }) })),
    ),
  ])

const DELETE = `
  update carts set updated_at = now(), lines = (
    select coalesce(jsonb_agg(line order by place), '[]')
    from jsonb_array_elements(lines) with ordinality held (line, place)
    where (line->>'id')::int <> $2 or line->>'size' <> $3 or line->>'color' <> $4
      or coalesce(line->>'other', '') <> $5)
  where customer_id = $1`

const REMOVE = {
  name: 'remove-from-cart',
  text: `
  update carts set updated_at = now(), lines = (
    select coalesce(jsonb_agg(
      case when units is null then line else jsonb_set(line, '{unit}', to_jsonb((line->>'unit')::int - units)) end
      order by place), '[]')
    from jsonb_array_elements(lines) with ordinality held (line, place)
    cross join lateral (
      select sum((bought->>'unit')::int) as units from jsonb_array_elements($2::jsonb) bought
      where bought - 'unit' = line - 'unit') taken
    where units is null or (line->>'unit')::int > units)
  where customer_id = $1`,
}
