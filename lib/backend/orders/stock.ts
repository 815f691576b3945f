import 'server-only'
import { stockedSize } from '../../catalogue/rules/sellable.ts'
import { refusal } from '../../contract/refusal.ts'
import type { Db } from '../db/pool.ts'
import { noteProductChange } from '../watch-changes.ts'
import type { OrderedLine } from './ordered-line.ts'
import { outOfStock } from './out-of-stock.ts'

/** Takes all of them, or throws, and the transaction with it takes none. */
export async function takeStock(tx: Db, lines: readonly OrderedLine[], customer?: string) {
  for (const { id, product, size, unit } of inOrder(lines)) {
    const row = await tx.one<{ stock: number }>(TAKE, [id, stockedSize(size), unit])
    if (!row) {
      const stock = await stockOf(tx, id, size)
      throw await outOfStock(tx, { productId: id, name: product.name, size, stock }, customer)
    }
    if (row.stock === 0) await noteProductChange(tx, id)
  }
}

export async function returnStock(tx: Db, lines: readonly OrderedLine[]) {
  for (const { id, size, unit } of inOrder(lines)) {
    const row = await tx.one<{ stock: number }>(GIVE_BACK, [id, stockedSize(size), unit])
    if (row?.stock === unit) await noteProductChange(tx, id)
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

// Two orders of the same products in opposite order would wait for each other: everyone goes by id and size.
const inOrder = (lines: readonly OrderedLine[]) =>
  [...lines].sort((a, b) => a.id - b.id || (a.size < b.size ? -1 : a.size > b.size ? 1 : 0))

const TAKE = {
  name: 'take-stock',
  text: `update product_sizes set stock = stock - $3
          where product_id = $1 and size_desc = $2 and stock >= $3 returning stock`,
}
const GIVE_BACK = {
  name: 'return-stock',
  text: `update product_sizes set stock = stock + $3 where product_id = $1 and size_desc = $2 returning stock`,
}

async function stockOf(tx: Db, id: number, size: string) {
  const row = await tx.one<{ stock: number }>(
    'select stock from product_sizes where product_id = $1 and size_desc = $2',
    [id, stockedSize(size)],
  )
  return row?.stock ?? 0
}
