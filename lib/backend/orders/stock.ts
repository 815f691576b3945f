import 'server-only'
import { stockedSize } from '#lib/catalogue/rules/sellable.ts'
import { kindOf, takesPieces } from '#lib/checkout/rules/chosen-lines.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { Db } from '../db/pool.ts'
import { noteProductChange } from '../watch-changes.ts'
import { hasOwnPieces, queueLowStockSql } from '../webhooks/queue-low-stock.ts'
import type { OrderedLine } from './ordered-line.ts'
import { outOfStock } from './out-of-stock.ts'
import { giveToVariant, takeOfVariant, variantStock } from './variant-stock.ts'

/**
 * Takes all of them, or throws, and the transaction with it takes none. `isHeard` is false where it was seen that no webhook
 * wants to hear of a low stock.
 */
export async function takeStock(
  tx: Db,
  lines: readonly OrderedLine[],
  { customer, isHeard = true }: { customer?: string; isHeard?: boolean } = {},
) {
  const taken = await Promise.all(
    inOrder(lines).map(async line => {
      const take = isHeard ? TAKE_AND_TELL : TAKE
      const row = await tx.one<{ stock: number }>(take, [line.id, stockedSize(line.size), line.unit])
      return { line, row }
    }),
  )
  for (const { line, row } of taken) {
    const { id, unit, variant } = line
    if (!row) throw await tooFew(tx, line, customer)
    const left = variant && (await takeOfVariant(tx, variant.id, unit))
    if (left === 'too few') throw await tooFew(tx, line, customer)
    if (row.stock === 0 || left === 0) await noteProductChange(tx, id)
  }
}

async function tooFew(tx: Db, { id, product, size, color, other, variant }: OrderedLine, customer?: string) {
  const short = { productId: id, name: product.name, size, stock: await stockOf(tx, id, size) }
  const own = variant ? await variantStock(tx, variant.id) : undefined
  if (!variant || own === undefined) return outOfStock(tx, short, customer)
  return outOfStock(
    tx,
    {
      ...short,
      size: kindOf({ size, color, other }),
      stock: Math.min(own, short.stock),
      variantId: variant.id,
    },
    customer,
  )
}

export async function returnStock(tx: Db, lines: readonly OrderedLine[]) {
  for (const { id, size, unit, variant } of inOrder(lines)) {
    const row = await tx.one<{ stock: number }>(GIVE_BACK, [id, stockedSize(size), unit, variant?.id])
    const has = variant && (await giveToVariant(tx, variant.id, unit))
    if (row?.stock === unit || has === unit) await noteProductChange(tx, id)
  }
}

/** A large import sets the stock of its products in one go: who orders them meanwhile does not hold a connection for long. */
export const STOCK_PATIENCE = `set local lock_timeout = '4s'`
const RETRY_SECONDS = 10

export const refuseWhileHeld = (error: unknown): never => {
  if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error
  throw refusal(503, 'stockHeld', { retryAfter: RETRY_SECONDS, cause: error })
}

const LOCK_NOT_AVAILABLE = '55P03'

// Two orders of the same products in opposite order would wait for each other: everyone goes by id and size, and takes
// of a size before taking of its variants.
const inOrder = (lines: readonly OrderedLine[]) =>
  lines
    .filter(takesPieces)
    .sort(
      (a, b) => a.id - b.id || before(a.size, b.size) || before(a.color, b.color) || before(a.other, b.other),
    )

const before = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)

const TAKEN =
  'update product_sizes set stock = stock - $3 where product_id = $1 and size_desc = $2 and stock >= $3'

const TAKE = { name: 'take-stock', text: `${TAKEN} returning stock` }
const TAKE_AND_TELL = {
  name: 'take-stock-and-tell',
  text: `
    with taken as (
      ${TAKEN}
      returning product_id as product, size_desc as size, null::int as variant, stock + $3 as was, stock),
    low as (${queueLowStockSql(`(select * from taken t where not ${hasOwnPieces('t.product', 't.size')})`)})
    select stock from taken`,
}
// What was counted when it was ordered may never run out today: then nothing is counted any more.
const GIVE_BACK = {
  name: 'return-stock',
  text: `update product_sizes set stock = stock + $3 where product_id = $1 and size_desc = $2
            and not exists (select from variants where id = $4::int and unlimited) returning stock`,
}

async function stockOf(tx: Db, id: number, size: string) {
  const row = await tx.one<{ stock: number }>(
    'select stock from product_sizes where product_id = $1 and size_desc = $2',
    [id, stockedSize(size)],
  )
  return row?.stock ?? 0
}
