import 'server-only'
import { type Line, lineKey } from '#lib/cart/rules/lines.ts'
import { type SoldProduct, validateLine } from '#lib/cart/rules/validate-line.ts'
import { lineOfCall } from '#lib/cart/rules/wire-lines.ts'
import { denied } from '#lib/contract/api-error.ts'
import type { CartLine } from '#lib/contract/cart-schemas.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { violates } from '../db/violates.ts'
import { customerOf } from '../session/customer-of.ts'
import { hashOfToken } from '../session/tokens.ts'
import { ITEM_COLUMNS, ITEM_TABLES, type ItemRow, itemsOf } from './cart-items.ts'
import { fetchCart } from './fetch-cart.ts'
import { byId, jsonIds, SOLD_OF_IDS } from './sold-products.ts'

/**
 * Sets the units of the lines it names and leaves the others; an empty save clears the cart (Rule 13). The same press
 * again within a second changes nothing.
 */
export const saveCart: ShopHandlers['saveCart'] = async (requested, caller) => {
  const { token, press } = caller
  if (requested.length === 0) return clearCart(await customerOf(token))
  const { customer, sold } = await customerAndProducts(token, requested)
  const lines = requested.map(lineOfCall).map(line => settled(line, sold))
  const inStock = lines.filter(({ stock }) => stock > 0)
  if (inStock.length === 0) throw refusal(400, 'soldOut')
  const cart = await setLines(
    customer,
    inStock.map(({ line, stock }) => ({ ...line, unit: Math.min(line.unit, stock) })),
    press,
  )
  const whole = lines.every(({ line, stock }) => line.unit <= stock)
  return {
    message: whole ? messages.cartSaved : messages.clampedToStock,
    cart: cart ?? (await fetchCart({}, caller)),
  }
}

const clearCart = async (customer: string) => {
  await db.run(`update carts set lines = '[]', updated_at = now() where customer_id = $1`, [customer])
  return { message: messages.cartCleared, cart: [] }
}

const customerAndProducts = async (token = '', requested: CartLine[]) => {
  const row = await db.one<{ customer_id: string; sold: SoldProduct[] }>(WHO_AND_SOLD, [
    jsonIds(requested.map(({ prod_id }) => prod_id)),
    hashOfToken(token),
  ])
  if (!row) throw denied()
  return { customer: row.customer_id, sold: byId(row.sold) }
}

const settled = (line: Line, sold: Map<number, SoldProduct>) => {
  const found = validateLine(line, sold.get(line.id))
  if ('problem' in found) throw refusal(400, found.problem)
  return found
}

/** The cart as it is then; nothing where this was the same press again. */
const setLines = async (customer: string, lines: Line[], press?: string) => {
  // A line named twice: the last word counts.
  const once = [...new Map(lines.map(line => [lineKey(line), line])).values()]
  try {
    const rows = await db.query<ItemRow>(SET_LINES, [customer, JSON.stringify(once), press ?? null])
    return rows.length > 0 ? itemsOf(rows) : undefined
  } catch (error) {
    if (violates(error, 'cart_full')) throw refusal(400, 'cartFull')
    throw error
  }
}

const WHO_AND_SOLD = {
  name: 'cart-who-and-sold',
  text: `
    select customer_id, (select coalesce(json_agg(sold), '[]') from (${SOLD_OF_IDS}) sold) as sold
    from sessions where token_hash = $2 and expires_at > now()`,
}

const SET_LINES = {
  name: 'cart-set-lines',
  text: `
    with kept as (
      insert into carts (customer_id, lines, pressed, pressed_at) values ($1, $2, $3, now())
      on conflict (customer_id) do update set updated_at = now(), pressed = $3, pressed_at = now(), lines = (
        select jsonb_agg(coalesce(asked.line, held.line) order by held.place, asked.place)
        from jsonb_array_elements(carts.lines) with ordinality held (line, place)
        full join jsonb_array_elements(excluded.lines) with ordinality asked (line, place)
          on asked.line - 'unit' = held.line - 'unit')
      where excluded.pressed is distinct from carts.pressed or excluded.pressed is null
        or carts.pressed_at < now() - interval '1 second'
      returning lines)
    select ${ITEM_COLUMNS}
    from kept cross join lateral jsonb_array_elements(kept.lines) with ordinality l (line, place)
    ${ITEM_TABLES}
    order by l.place`,
}
