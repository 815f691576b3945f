import 'server-only'
import {
  isShipped,
  parcelReplaces,
  rightNumberMailed,
  shippedBefore,
  shippedNotDelivered,
} from '#messages/commands.ts'
import type { Db } from '../db/pool.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { customerOfOrder } from './customer.ts'
import { mailParcelCorrected } from './mails.ts'
import type { OrderRow } from './order-row.ts'
import { done, type SellerResult } from './seller-result.ts'
import type { CourierParcel } from './step-order.ts'

/** Shipped a second time: the first courier or number was wrong, or it was marked delivered by mistake. */
export async function correctParcel(tx: Db, order: OrderRow, parcel: CourierParcel): Promise<SellerResult> {
  const { id, courier, tracking_number: number } = order
  const renumbered = number !== parcel.number
  const corrected = renumbered || courier !== parcel.courier
  const delivered = order.status === 'delivered'
  if (!corrected && !delivered) return done(shippedBefore(id, inWords(parcel)))
  await tx.run(`update orders set status = 'shipped', courier = $2, tracking_number = $3 where id = $1`, [
    id,
    parcel.courier,
    parcel.number,
  ])
  await tx.run(`update order_events set note = $2 where order_id = $1 and kind = 'shipped'`, [
    id,
    inWords(parcel),
  ])
  // It did not happen: were it kept, the true delivery could not be noted any more.
  if (delivered) await tx.run(`delete from order_events where order_id = $1 and kind = 'delivered'`, [id])
  await queueOrderEvent(tx, 'order.shipped', id)
  if (renumbered) {
    const customer = await customerOfOrder(tx, order.customer_id)
    await mailParcelCorrected(tx, { id, customer, total: order.total }, parcel)
  }
  return done(
    [
      delivered ? shippedNotDelivered(id) : isShipped(id),
      corrected && parcelReplaces(inWords(parcel), inWords({ courier, number })),
      renumbered && rightNumberMailed,
    ]
      .filter(Boolean)
      .join(' '),
  )
}

const inWords = ({ courier, number }: CourierParcel) => `${courier} ${number}`
