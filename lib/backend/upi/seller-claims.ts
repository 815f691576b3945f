import 'server-only'
import { db } from '../db/pool.ts'
import { UPI_GATEWAY } from './upi-gateway.ts'

export type OpenClaim = {
  order_id: string
  utr: string
  claimed_at: Date
  flagged: boolean
  total: number
  status: string
  /** Until when its pieces are held; null where nothing is. */
  held_until: Date | null
  customer: string
}

/** What the seller has to look for, the oldest first. */
export const openClaims = () => db.query<OpenClaim>(OPEN)

const OPEN = `
  select k.order_id, k.utr, k.claimed_at, k.flagged, o.total, o.status, c.firstname as customer,
         case when o.status = 'awaiting' and not o.unheld then o.hold_until end as held_until
    from upi_claims k join orders o on o.id = k.order_id join customers c on c.id = o.customer_id
   where k.state = 'waiting' order by k.claimed_at, k.id`

export type OwedRefund = { order_id: string; payment_id: string; amount: number; created_at: Date }

/** What the seller has to give back in their own app, the oldest first. */
export const owedByUpi = () => db.query<OwedRefund>(OWED, [UPI_GATEWAY])

const OWED = `
  select r.order_id, r.payment_id, r.amount, r.created_at from refunds r join orders o on o.id = r.order_id
   where o.gateway = $1 and r.state <> 'done' order by r.created_at`
