import 'server-only'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { neverRunsOut, onlySoMany, stockIsNow, thingGone, tooManyPieces } from '#messages/desk-things.ts'
import { sizeOfVariant } from '../../catalogue/sellable-sql.ts'
import type { Db } from '../../db/pool.ts'
import { transaction } from '../../db/transaction.ts'
import { refuseWhileHeld, STOCK_PATIENCE } from '../../orders/stock.ts'
import { noteProductChange } from '../../watch-changes.ts'
import { queueChangedProduct } from '../../webhooks/queue-changed-products.ts'
import { queueLowStock } from '../../webhooks/queue-low-stock.ts'

export type StockStep = { id: number; size: string; variant?: number | undefined; by: number }

const MOST = 1_000_000

/** Adds pieces or takes them, of what there is at this moment; never below none. */
export const stepStock = (step: StockStep): Promise<ActResult> =>
  transaction(async (tx): Promise<ActResult> => {
    await tx.query(STOCK_PATIENCE)
    const thing = await tx.one<{ name: string; about: string }>(THING, [step.id])
    if (!thing) return { refused: thingGone }
    const { about } = thing
    const of = [thing.name, step.size === NO_SIZE ? '' : step.size].filter(Boolean).join(', ')
    const stepped = await take(tx, step)
    if (!stepped) return { refused: thingGone, about }
    const { before, now, endless, own } = stepped
    if (endless) return { refused: neverRunsOut(of), about }
    if (now < 0) return { refused: onlySoMany(of, before), about }
    if (now > MOST) return { refused: tooManyPieces(MOST), about }
    await set(tx, step)
    if (before === 0 || now === 0) await noteProductChange(tx, step.id)
    await queueChangedProduct(tx, step.id)
    const { id: product, size } = step
    if (now < before) await queueLowStock(tx, { product, size, variant: own, was: before, stock: now })
    const field = `stock ${step.size}${step.variant ? ` (${step.variant})` : ''}`
    return { message: stockIsNow(of, now), about, changed: { [field]: [String(before), String(now)] } }
  }).catch(refuseWhileHeld)

type Stepped = {
  before: number
  now: number
  endless: boolean
  /** The variant, where it has pieces of its own. */
  own?: number
}

// A size is held before its variants are, as orders do it.
const take = async (tx: Db, { id, size, variant, by }: StockStep): Promise<Stepped | undefined> => {
  const row = await tx.one<{ stock: number }>(HOLD_SIZE, [id, size])
  if (!row) return undefined
  if (!variant) {
    // Where its choices have pieces of their own, those are stepped.
    if (await tx.one(OWN_PIECES, [id, size])) return undefined
    return { before: row.stock, now: row.stock + by, endless: false }
  }
  const own = await tx.one<{ stock: number | null; unlimited: boolean }>(HOLD_VARIANT, [variant, id])
  if (!own) return undefined
  const before = own.stock ?? row.stock
  return { before, now: before + by, endless: own.unlimited, ...(own.stock !== null && { own: variant }) }
}

const set = async (tx: Db, { id, size, variant, by }: StockStep) => {
  await tx.run(SET_SIZE, [id, size, by])
  if (variant) await tx.run(SET_VARIANT, [variant, by])
}

const THING = `select name, coalesce(nullif(asin, ''), id::text) as about from products where id = $1`
const HOLD_SIZE = 'select stock from product_sizes where product_id = $1 and size_desc = $2 for update'
const HOLD_VARIANT =
  'select stock, unlimited from variants where id = $1 and product_id = $2 and not withdrawn for update'
const OWN_PIECES = `select 1 from variants v where v.product_id = $1 and ${sizeOfVariant('v')} = $2 and not v.withdrawn
  and (v.stock is not null or v.unlimited) limit 1`
const SET_SIZE = `update product_sizes set stock = greatest(0, stock + $3) where product_id = $1 and size_desc = $2`
const SET_VARIANT = 'update variants set stock = stock + $2 where id = $1 and stock is not null'
