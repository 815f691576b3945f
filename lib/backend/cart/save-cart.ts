import 'server-only'
import { type Line, lineKey } from '#lib/cart/rules/lines.ts'
import { validateLine } from '#lib/cart/rules/validate-line.ts'
import { lineOfCall } from '#lib/cart/rules/wire-lines.ts'
import { SAME_FORM_MS } from '#lib/constants.ts'
import { denied } from '#lib/contract/api-error.ts'
import type { CartItem, CartLine } from '#lib/contract/cart-schemas.ts'
import type { Caller, ShopHandlers } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { type MessageKey, messages } from '#lib/message-table.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
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
  const { token } = caller
  if (requested.length === 0) return clearCart(await customerOf(token))
  const ids = jsonIds(requested.map(({ prod_id }) => prod_id))
  const cart = (await saveAsKnown(requested, ids, caller)) ?? (await saveAfresh(requested, ids, caller))
  return { message: cart.message, cart: cart.items ?? (await fetchCart({}, caller)) }
}

const clearCart = async (customer: string) => {
  await db.run(`update carts set lines = '[]', updated_at = now() where customer_id = $1`, [customer])
  return { message: messages.cartCleared, cart: [] }
}

/** Without items where this was the same press again. */
type Saved = { message: string; items?: CartItem[] }

// What the last save was told of these products, as the database writes it.
const lastTold = new LruCache<string>({ entries: 1_000 })

/**
 * One way to the database instead of two: the lines are checked against what the last save of these products was told,
 * and saved where that is still so. Nothing where it is not, or where it leads to a refusal.
 */
async function saveAsKnown(requested: CartLine[], ids: string, { token = '', press }: Caller) {
  const told = lastTold.get(ids)
  if (told === undefined) return undefined
  const checked = checkLines(requested, told)
  if ('problem' in checked) return undefined
  const rows = await setLines(
    [hashOfToken(token), ids, told, ...valuesOf(checked.lines, press)],
    SET_AS_KNOWN,
  )
  const [row] = rows
  if (!row) throw denied()
  if (row.sold === null) return savedOf(checked, rows)
  lastTold.put(ids, row.sold)
}

async function saveAfresh(requested: CartLine[], ids: string, { token = '', press }: Caller): Promise<Saved> {
  const row = await db.one<{ customer_id: string; sold: string }>(WHO_AND_SOLD, [ids, hashOfToken(token)])
  if (!row) throw denied()
  lastTold.put(ids, row.sold)
  const checked = checkLines(requested, row.sold)
  if ('problem' in checked) throw refusal(400, checked.problem)
  return savedOf(checked, await setLines([row.customer_id, ...valuesOf(checked.lines, press)], SET_LINES))
}

type Checked = { lines: Line[]; isWhole: boolean }

/** The lines as they are saved, or why they cannot be: the first that cannot, or that none of them is in stock. */
function checkLines(requested: CartLine[], told: string): Checked | { problem: MessageKey } {
  const sold = byId(JSON.parse(told))
  const lines = []
  for (const each of requested) {
    const line = lineOfCall(each)
    const found = validateLine(line, sold.get(line.id))
    if ('problem' in found) return found
    lines.push(found)
  }
  const inStock = lines.filter(({ stock }) => stock > 0)
  if (inStock.length === 0) return { problem: 'soldOut' }
  return {
    lines: inStock.map(({ line, stock }) => ({ ...line, unit: Math.min(line.unit, stock) })),
    isWhole: lines.every(({ line, stock }) => line.unit <= stock),
  }
}

const valuesOf = (lines: Line[], press: string | undefined) => {
  // A line named twice: the last word counts.
  const once = [...new Map(lines.map(line => [lineKey(line), line])).values()]
  return [JSON.stringify(once), press ?? null]
}

const savedOf = ({ isWhole }: Checked, rows: ItemRow[]): Saved => {
  const items = itemsOf(rows)
  return {
    message: isWhole ? messages.cartSaved : messages.clampedToStock,
    ...(items.length > 0 && { items }),
  }
}

type KnownRow = ItemRow & { sold: string | null }

const setLines = async (values: unknown[], statement: { name: string; text: string }) => {
  try {
    return await db.query<KnownRow>(statement, values)
  } catch (error) {
    if (violates(error, 'cart_full')) throw refusal(400, 'cartFull')
    throw error
  }
}

const WHO_AND_SOLD = {
  name: 'cart-who-and-sold',
  text: `
    select customer_id, (select coalesce(json_agg(sold), '[]') from (${SOLD_OF_IDS('$1')}) sold)::text as sold
    from sessions where token_hash = $2 and expires_at > now()`,
}

/** The cart as it is then; no row where this was the same press again. */
const setLinesOf = (whose: string, press: string) => `
      insert into carts (customer_id, lines, pressed, pressed_at) ${whose}
      on conflict (customer_id) do update set updated_at = now(), pressed = ${press}, pressed_at = now(), lines = (
        select jsonb_agg(coalesce(asked.line, held.line) order by held.place, asked.place)
        from jsonb_array_elements(carts.lines) with ordinality held (line, place)
        full join jsonb_array_elements(excluded.lines) with ordinality asked (line, place)
          on asked.line - 'unit' = held.line - 'unit')
      where excluded.pressed is distinct from carts.pressed or excluded.pressed is null
        or carts.pressed_at < now() - interval '${SAME_FORM_MS} milliseconds'
      returning lines`

const SET_LINES = {
  name: 'cart-set-lines',
  text: `
    with kept as (${setLinesOf('values ($1, $2, $3, now())', '$3')})
    select ${ITEM_COLUMNS}
    from kept cross join lateral jsonb_array_elements(kept.lines) with ordinality l (line, place)
    ${ITEM_TABLES}
    order by l.place`,
}

/** The same, if the products are still what $3 says; no row for nobody's token, and `sold` where they are not. */
const SET_AS_KNOWN = {
  name: 'cart-set-as-known',
  text: `
    with asker as materialized (
      select customer_id, (select coalesce(json_agg(sold), '[]') from (${SOLD_OF_IDS('$2')}) sold)::text as sold
      from sessions where token_hash = $1 and expires_at > now()),
    kept as (${setLinesOf('select customer_id, $4::jsonb, $5, now() from asker where sold = $3', '$5')})
    select nullif(asker.sold, $3) as sold, ${ITEM_COLUMNS}
    from asker left join kept on true
    left join lateral jsonb_array_elements(kept.lines) with ordinality l (line, place) on true
    ${ITEM_TABLES}
    order by l.place`,
}
