import 'server-only'
import type { OrderStatus } from '#lib/checkout/rules/order-state.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { UPI_GATEWAY } from './upi-gateway.ts'

/** The claim of an order that counts: the one that waits, or the last one. */
export type LastClaim = {
  utr: string
  state: 'waiting' | 'confirmed' | 'refused'
  /** '' where the customer typed another number instead. */
  reason: string
  flagged: boolean
}

/** SQL: of the order `o`. */
export const LAST_CLAIM = `
  (select json_build_object('utr', k.utr, 'state', k.state, 'reason', k.reason, 'flagged', k.flagged)
     from upi_claims k where k.order_id = o.id
    order by k.state <> 'waiting', k.decided_at desc nulls last, k.id desc limit 1)`

type Row = {
  gateway: string | null
  status: OrderStatus
  paid_by: string | null
  upi_claim?: LastClaim | null
}

/** How far the payment of an order is that was not found yet; nothing of other orders, and of what is settled. */
export function upiStateOf({ gateway, status, paid_by: paidBy, upi_claim: claim }: Row): Pick<Order, 'upi'> {
  if (gateway !== UPI_GATEWAY || paidBy || !OPEN.includes(status)) return {}
  if (!claim || (claim.state === 'refused' && !claim.reason)) return { upi: { state: 'unpaid', why: '' } }
  return claim.state === 'confirmed' ? {} : { upi: { state: claim.state, why: claim.reason } }
}

const OPEN: readonly OrderStatus[] = ['awaiting', 'expired', 'cancelled']
