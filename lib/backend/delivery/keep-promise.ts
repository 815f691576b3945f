import 'server-only'
import type { DeliveryOffer } from '#lib/delivery/rules/delivery-offer.ts'
import type { Db } from '../db/pool.ts'

/** The order keeps when it was said to come, whatever the seller changes later. */
export async function keepPromise(tx: Db, order: string, offer: DeliveryOffer | undefined) {
  if (offer?.days) await tx.run(KEEP, [order, offer.pin, offer.days.first, offer.days.last])
}

const KEEP = {
  name: 'keep-promise',
  text: `insert into order_promises (order_id, pin, first_day, last_day) values ($1, $2, $3, $4)`,
}
