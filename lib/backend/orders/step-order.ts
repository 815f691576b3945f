import 'server-only'
import { mayStep, type SellerStep } from '#lib/checkout/rules/order-state.ts'
import { orderIsNow } from '#messages/commands.ts'
import { issueBill } from '../bills/issue-bill.ts'
import { dropReminder } from '../cod/reminder.ts'
import { transaction } from '../db/transaction.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { correctParcel } from './correct-parcel.ts'
import { customerOfOrder } from './customer.ts'
import { mailParcelCorrected, mailShipped, tellDelivered, wasToldOfParcel } from './mails.ts'
import { lockOrder, noteOrder, stateOf } from './order-row.ts'
import { done, noSuchOrder, notNow, type SellerResult } from './seller-result.ts'

export type CourierParcel = { courier: string; number: string }

/** A step that the seller takes with an order, or a sentence why it is not possible now. */
export const stepOrder = (id: string, step: SellerStep, parcel?: CourierParcel): Promise<SellerResult> =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) return noSuchOrder(id)
    if (step === 'shipped' && parcel && ['shipped', 'delivered'].includes(order.status))
      return correctParcel(tx, order, parcel)
    if (!mayStep(stateOf(order), step)) return notNow(id, stateOf(order), step)
    // The bill goes with the parcel: without one it is not packed. What was packed by the previous build gets its when it is sent.
    if (step !== 'delivered') {
      const bill = await issueBill(tx, id)
      if ('refused' in bill) return { done: false, message: bill.refused }
    }
    await tx.run(
      `update orders set status = $2, courier = coalesce($3, courier), tracking_number = coalesce($4, tracking_number)
        where id = $1`,
      [id, step, parcel?.courier, parcel?.number],
    )
    await dropReminder(tx, id)
    await noteOrder(tx, id, step, parcel ? `${parcel.courier} ${parcel.number}` : '')
    await queueOrderEvent(tx, `order.${step}`, id)
    if (parcel || step === 'delivered') {
      const customer = await customerOfOrder(tx, order.customer_id)
      const mailed = { id, customer, total: order.total }
      if (!parcel) await tellDelivered(tx, mailed)
      // Sent before with a courier who cancelled it: the number that was told is wrong now.
      else if (await wasToldOfParcel(tx, id)) await mailParcelCorrected(tx, mailed, parcel)
      else await mailShipped(tx, mailed, parcel)
    }
    return done(orderIsNow(id, step))
  })
