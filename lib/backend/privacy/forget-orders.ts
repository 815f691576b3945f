import 'server-only'
import type { Db } from '../db/pool.ts'

/** Takes away what stands beside these orders and names people: their own address is the caller's to blank. */
export async function forgetBesideOrders(tx: Db, orders: readonly string[]) {
  for (const query of BESIDE) await tx.run(query, [orders])
}

const BESIDE: readonly string[] = [
  // It goes on counting among all uses.
  `update coupon_uses set number = '' where order_id = any($1) and number <> ''`,
  'delete from order_promises where order_id = any($1)',
  'delete from refused_parcels where order_id = any($1)',
  'delete from practice_phones where order_id = any($1)',
  'delete from refund_targets where order_id = any($1)',
  'delete from upi_claims where order_id = any($1)',
  'delete from corrected_addresses where order_id = any($1)',
  'delete from order_notes where order_id = any($1)',
  // By its number the courier tells where it went.
  'delete from courier_bookings where order_id = any($1)',
  `delete from attached_pictures
    where return_id in (select id from return_requests where order_id = any($1))`,
  `update return_requests set comment = '' where order_id = any($1) and comment <> ''`,
]
