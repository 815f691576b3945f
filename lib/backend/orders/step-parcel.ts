import 'server-only'
import type { OrderStatus, SellerStep } from '#lib/checkout/rules/order-state.ts'
import { db } from '../db/pool.ts'
import { done, type SellerResult } from './seller-result.ts'
import { sharersOf } from './shared-parcels.ts'
import { type CourierParcel, stepOrder } from './step-order.ts'

/** What the seller has done with an order, and by that with those in the same parcel. Each is told of by itself. */
export async function stepParcel(
  id: string,
  step: SellerStep,
  parcel?: CourierParcel,
): Promise<SellerResult> {
  const others = await sharersOf(id)
  const own = await stepOrder(id, step, parcel)
  if (!own.done) return own
  const messages = [own.message]
  for (const other of others)
    if (await goesAlong(other, step)) messages.push((await stepOrder(other, step, parcel)).message)
  return done(messages.join(' '))
}

const ALONG: Record<SellerStep, readonly OrderStatus[]> = {
  packed: ['placed'],
  shipped: ['placed', 'packed', 'shipped'],
  delivered: ['shipped'],
}

async function goesAlong(id: string, step: SellerStep) {
  const row = await db.one<{ status: OrderStatus }>('select status from orders where id = $1', [id])
  return row !== undefined && ALONG[step].includes(row.status)
}
