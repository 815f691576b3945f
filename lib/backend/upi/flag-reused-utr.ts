import 'server-only'
import type { Db } from '../db/pool.ts'
import { paymentId } from './payment-id.ts'

/**
 * Lets claims be made and decided one at a time: two at once with the same number would not see each other. Taken before
 * an order is locked.
 */
export const lockClaims = (tx: Db) => tx.query(LOCK)

const LOCK = { name: 'lock-upi-claims', text: 'select pg_advisory_xact_lock(724135)' }

/** Flags every claim whose UTR was typed for several orders, or was settled for another order, however long ago. */
export const flagReusedUtr = (tx: Db, utr: string) => tx.run(FLAG, [utr, paymentId(utr)])

const FLAG = {
  name: 'flag-upi-twins',
  text: `
  update upi_claims k set flagged = true
   where utr = $1 and not flagged
     and (exists (select from upi_claims other where other.utr = $1 and other.order_id <> k.order_id)
       or exists (select from payments p where p.id = $2 and p.order_id <> k.order_id))`,
}
