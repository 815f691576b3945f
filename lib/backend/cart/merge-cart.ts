import 'server-only'
import type { Line } from '#lib/cart/lines.ts'
import { mergeGuest } from '#lib/cart/merge-guest.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import type { Wished } from '#lib/wishlist/wish-cookie.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { customerOf } from '../session/customer-of.ts'
import { asLine } from './save-cart.ts'
import { soldProducts } from './sold-products.ts'
import { asWished } from './wishlist.ts'

/** Ruling 14: once per guest id, recorded with what it changes; ten tabs and ten retries give one sum. */
export const mergeCart: ShopHandlers['mergeCart'] = async (asked, { token }) => {
  const customer = await customerOf(token)
  return transaction(async tx => {
    const first = await tx.run(RECORD, [asked.guest_id, customer])
    if (!first) return { merged: false, notes: [] }
    const held = await holdBasket(tx, customer)
    const guest = { lines: asked.lines.map(asLine), wishes: asked.wishes.map(asWished) }
    const sold = await soldProducts(
      tx,
      [...guest.lines, ...guest.wishes].map(({ id }) => id),
    )
    const { lines, wishes, notes } = mergeGuest(held, guest, sold)
    await tx.run(KEEP_LINES, [customer, JSON.stringify(lines)])
    await tx.run(KEEP_WISHES, [customer, JSON.stringify(wishes)])
    return { merged: true, notes }
  })
}

const holdBasket = async (tx: Db, customer: string) => {
  await tx.run('insert into carts (customer_id) values ($1) on conflict do nothing', [customer])
  await tx.run('insert into wishlists (customer_id) values ($1) on conflict do nothing', [customer])
  const held = await tx.one<{ lines: Line[]; wishes: Wished[] }>(HOLD, [customer])
  return held ?? { lines: [], wishes: [] }
}

const RECORD = 'insert into cart_merges (guest_id, customer_id) values ($1, $2) on conflict do nothing'
const HOLD = `
  select lines, wishes from carts join wishlists using (customer_id) where customer_id = $1 for update`
const KEEP_LINES = 'update carts set lines = $2, updated_at = now() where customer_id = $1'
const KEEP_WISHES = 'update wishlists set wishes = $2, updated_at = now() where customer_id = $1'
