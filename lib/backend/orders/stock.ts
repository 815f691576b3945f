import 'server-only'
import { NO_SIZE } from '#lib/checkout/rules/chosen-lines.ts'
import { ApiError } from '../../contract/api-error.ts'
import { messages } from '../../messages.ts'
import type { Db } from '../db/pool.ts'
import { noteProductChange } from '../watch-changes.ts'
import { outOfStock } from './out-of-stock.ts'

export type Pieces = { productId: number; name: string; size: string; units: number }

/** Takes all of them, or throws, and the transaction with it takes none. */
export async function takeStock(tx: Db, lines: readonly Pieces[], customer?: string) {
  for (const { productId, name, size, units } of inOrder(lines)) {
    const row = await tx.one<{ stock: number }>(TAKE, [productId, size || NO_SIZE, units])
    if (!row)
      throw await outOfStock(
        tx,
        { productId, name, size, stock: await stockOf(tx, productId, size) },
        customer,
      )
    if (row.stock === 0) await noteProductChange(tx, productId)
  }
}

export async function returnStock(tx: Db, lines: readonly Pieces[]) {
  for (const { productId, size, units } of inOrder(lines)) {
    const row = await tx.one<{ stock: number }>(GIVE_BACK, [productId, size || NO_SIZE, units])
    if (row?.stock === units) await noteProductChange(tx, productId)
  }
}

/** A large import sets the stock of its products in one go: who orders them meanwhile does not hold a connection for long. */
export const STOCK_PATIENCE = `set local lock_timeout = '4s'`
const RETRY_SECONDS = 10

export const refuseWhileHeld = (error: unknown): never => {
  if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error
  throw new ApiError(503, messages.stockHeld, { retryAfter: RETRY_SECONDS, cause: error })
}

const LOCK_NOT_AVAILABLE = '55P03'

// Two orders of the same products in opposite order would wait for each other: everyone goes by id and size.
const inOrder = (lines: readonly Pieces[]) =>
  [...lines].sort((a, b) => a.productId - b.productId || (a.size < b.size ? -1 : a.size > b.size ? 1 : 0))

const TAKE = {
  name: 'take-stock',
  text: `update product_sizes set stock = stock - $3
          where product_id = $1 and size_desc = $2 and stock >= $3 returning stock`,
}
const GIVE_BACK = {
  name: 'return-stock',
  text: `update product_sizes set stock = stock + $3 where product_id = $1 and size_desc = $2 returning stock`,
}

async function stockOf(tx: Db, productId: number, size: string) {
  const row = await tx.one<{ stock: number }>(
    'select stock from product_sizes where product_id = $1 and size_desc = $2',
    [productId, size || NO_SIZE],
  )
  return row?.stock ?? 0
}
