import 'server-only'
import type { LineKey } from '#lib/cart/rules/lines.ts'
import { asWish, wishOf } from '#lib/cart/rules/wire-lines.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { violates } from '../db/violates.ts'
import { customerOf } from '../session/customer-of.ts'

export const fetchWishlist: ShopHandlers['fetchWishlist'] = async (_, { token }) => {
  const row = await db.one<{ wishes: LineKey[] }>('select wishes from wishlists where customer_id = $1', [
    await customerOf(token),
  ])
  return (row?.wishes ?? []).map(asWish)
}

/** Adding an id that is there already changes nothing. */
export const saveWishlist: ShopHandlers['saveWishlist'] = async ({ add, remove }, { token }) => {
  const customer = await customerOf(token)
  const wishes = [...new Map(add.map(wish => [wish.id, wishOf(wish)])).values()]
  if (!(await allKnown(wishes))) throw refusal(400, 'productGone')
  try {
    await db.run(SAVE, [customer, JSON.stringify(wishes), remove])
  } catch (error) {
    if (violates(error, 'wishlist_full')) throw refusal(400, 'wishlistFull')
    throw error
  }
  return { message: messages.wishlistSaved }
}

const allKnown = async (wishes: LineKey[]) => {
  if (wishes.length === 0) return true
  const row = await db.one<{ known: number }>('select count(*) as known from products where id = any($1)', [
    wishes.map(({ id }) => id),
  ])
  return row?.known === wishes.length
}

const SAVE = `
  insert into wishlists (customer_id, wishes)
  select $1, coalesce(jsonb_agg(wish order by place), '[]')
  from jsonb_array_elements($2::jsonb) with ordinality asked (wish, place)
  where (wish->>'id')::int <> all ($3::int[])
  on conflict (customer_id) do update set updated_at = now(), wishes = (
    select coalesce(jsonb_agg(coalesce(held.wish, asked.wish) order by held.place, asked.place), '[]')
    from jsonb_array_elements(wishlists.wishes) with ordinality held (wish, place)
    full join jsonb_array_elements(excluded.wishes) with ordinality asked (wish, place)
      on asked.wish->'id' = held.wish->'id'
    where (coalesce(held.wish, asked.wish)->>'id')::int <> all ($3::int[]))`
