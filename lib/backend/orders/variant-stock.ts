import 'server-only'
import { sizeOfVariant } from '../catalogue/sellable-sql.ts'
import type { Db } from '../db/pool.ts'
import { queueLowStockSql } from '../webhooks/queue-low-stock.ts'

/** Takes units from a variant's own stock and returns what is left; undefined if it has no stock of its own. */
export async function takeOfVariant(tx: Db, id: number, units: number) {
  const row = await tx.one<{ stock: number | null }>(TAKE, [id, units])
  return row ? (row.stock ?? undefined) : ('too few' as const)
}

/** Returns units to a variant's own stock and returns the new stock; undefined if it has no stock of its own. */
export const giveToVariant = async (tx: Db, id: number, units: number) =>
  (await tx.one<{ stock: number }>(GIVE_BACK, [id, units]))?.stock

/** A variant's own stock; undefined if it has none of its own. */
export const variantStock = async (tx: Db, id: number) =>
  (await tx.one<{ stock: number | null }>('select stock from variants where id = $1', [id]))?.stock ??
  undefined

// An import may have given or taken away its own stock since the line was chosen: the row decides.
const TAKE = {
  name: 'take-variant',
  text: `
    with taken as (
      update variants v set stock = stock - $2 where id = $1 and (stock is null or unlimited or stock >= $2)
      returning id as variant, product_id as product, ${sizeOfVariant('v')} as size, stock + $2 as was, stock, unlimited),
    low as (${queueLowStockSql('(select * from taken where not unlimited)')})
    select stock from taken`,
}
const GIVE_BACK = {
  name: 'return-variant',
  text: `update variants set stock = stock + $2 where id = $1 and stock is not null and not unlimited returning stock`,
}
