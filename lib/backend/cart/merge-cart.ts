import 'server-only'
import type { Line, LineKey } from '#lib/cart/rules/lines.ts'
import { mergedUnits, unitsNotMerged } from '#lib/cart/rules/units-already-merged.ts'
import { lineOfCall, wishOf } from '#lib/cart/rules/wire-lines.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { mergeBaskets } from '#lib/session/rules/merge-baskets.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { failpoint } from '../failpoints.ts'
import { customerOf } from '../session/customer-of.ts'
import { soldProducts } from './sold-products.ts'

/** Merges each unit once per guest id, recorded with what it changes: ten tabs and ten retries give one sum (Rule 14). */
export const mergeCart: ShopHandlers['mergeCart'] = async (request, { token }) => {
  const customer = await customerOf(token)
  const report = await transaction(async tx => {
    const brought = request.lines.map(lineOfCall)
    const first = await tx.run(RECORD, [request.guest_id, customer, JSON.stringify(brought)])
    if (first) await tx.run(FORGET_OLDEST, [customer, MOST_MERGES])
    await failpoint('merge-recorded')
    const lines = first ? brought : await addedSince(tx, request.guest_id, brought)
    // Wishes are once by id: merging them again changes nothing.
    if (!first && lines.length === 0 && request.wishes.length === 0) return { merged: false, notes: [] }
    const saved = await holdBasket(tx, customer)
    const guest = { lines, wishes: request.wishes.map(wishOf) }
    const sold = await soldProducts(
      tx,
      [...guest.lines, ...guest.wishes].map(({ id }) => id),
    )
    const merged = mergeBaskets(saved, guest, sold)
    await tx.run(KEEP_LINES, [customer, JSON.stringify(merged.lines)])
    await tx.run(KEEP_WISHES, [customer, JSON.stringify(merged.wishes)])
    await failpoint('merge-kept')
    return { merged: first > 0 || lines.length > 0, notes: merged.notes }
  })
  await failpoint('merged')
  return report
}

/** What this guest's cart holds beyond what was merged of it before; from now on that counts as merged too. */
async function addedSince(tx: Db, guestId: string, brought: readonly Line[]): Promise<Line[]> {
  const row = await tx.one<{ lines: Line[] | null }>(BEFORE, [guestId])
  const added = row?.lines ? unitsNotMerged(row.lines, brought) : []
  if (row?.lines && added.length > 0)
    await tx.run(RECORD_MORE, [guestId, JSON.stringify(mergedUnits(row.lines, brought))])
  return added
}

const holdBasket = async (tx: Db, customer: string) => {
  await tx.run('insert into carts (customer_id) values ($1) on conflict do nothing', [customer])
  await tx.run('insert into wishlists (customer_id) values ($1) on conflict do nothing', [customer])
  const saved = await tx.one<{ lines: Line[]; wishes: LineKey[] }>(HOLD, [customer])
  return saved ?? { lines: [], wishes: [] }
}

const RECORD = `
  insert into cart_merges (guest_id, customer_id, lines) values ($1, $2, $3) on conflict do nothing`
// A browser has one cart at a time, and anybody may name a new one with each call.
const MOST_MERGES = 100
const FORGET_OLDEST = `
  delete from cart_merges where guest_id in (
    select guest_id from cart_merges where customer_id = $1 order by merged_at desc, guest_id offset $2)`
const BEFORE = 'select lines from cart_merges where guest_id = $1 for update'
const RECORD_MORE = 'update cart_merges set lines = $2, merged_at = now() where guest_id = $1'
const HOLD = `
  select lines, wishes from carts join wishlists using (customer_id) where customer_id = $1 for update`
const KEEP_LINES = 'update carts set lines = $2, updated_at = now() where customer_id = $1'
const KEEP_WISHES = 'update wishlists set wishes = $2, updated_at = now() where customer_id = $1'
