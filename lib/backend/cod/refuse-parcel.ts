import 'server-only'
import { isReturnable } from '#lib/checkout/rules/order-state.ts'
import { messages } from '#lib/message-table.ts'
import {
  lifted,
  nothingToLift,
  notOneNumber,
  refusalCounts,
  refusalDoesNotCount,
  refusalNoted,
  refusalNotedBefore,
  refusedOnline,
  refusedStep,
} from '#messages/cli-cod.ts'
import { markShippedFirst, piecesInStock } from '#messages/commands.ts'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { indianNumber } from '../mail/phone/indian-number.ts'
import { closeOrder } from '../orders/close-order.ts'
import { lockOrder, type OrderRow, stateOf } from '../orders/order-row.ts'
import { done, noSuchOrder, notNow, type SellerResult } from '../orders/seller-result.ts'
import { liftRefusals } from './refusals.ts'

/** The parcel was refused at the door and has come back, also where it was marked as returned before. */
export const refuseParcel = (id: string): Promise<SellerResult> =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) return noSuchOrder(id)
    if (order.mode !== 'COD' && !order.at_door) return { done: false, message: refusedOnline(id) }
    const isBack = isReturnable(stateOf(order))
    if (!isBack && !(await cameBack(tx, order)))
      return notNow(id, stateOf(order), refusedStep, order.status === 'delivered' ? markShippedFirst : '')
    const noted = await tx.one<{ counts: boolean }>(NOTE, [id])
    if (!noted) return done(refusalNotedBefore(id))
    if (isBack) await closeOrder(tx, order, { reason: messages.parcelReturned, by: 'shop', cameBack: true })
    const counted = noted.counts ? refusalCounts(order.address.mobileno) : refusalDoesNotCount
    return done([refusalNoted(id), isBack && piecesInStock, counted].filter(Boolean).join(' '))
  })

/** `npm run orders -- lift NUMBER`, in whatever notation. */
export async function liftNumber(typed: string): Promise<SellerResult> {
  const number = indianNumber(typed)
  if (!number) return { done: false, message: notOneNumber(typed) }
  const parcels = await liftRefusals(db, number)
  return done(parcels > 0 ? lifted(number, parcels) : nothingToLift(number))
}

const cameBack = async (tx: Db, { id, status }: OrderRow) =>
  status === 'cancelled' && (await tx.one(CAME_BACK, [id, messages.parcelReturned])) !== undefined

const CAME_BACK = 'select 1 from orders where id = $1 and cancel_reason = $2'

// Somebody who typed another's number must not harm them: only what somebody with that number confirmed counts.
const NOTE = `
  insert into refused_parcels (order_id, counts) select id, confirmed_at is not null from orders where id = $1
  on conflict (order_id) do nothing returning counts`
