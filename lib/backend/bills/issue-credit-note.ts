import 'server-only'
import type { Db } from '../db/pool.ts'
import type { Issued } from './issue-bill.ts'

export type Credited = {
  orderId: string
  /** By their place in the order. 'all': whatever has not been taken back yet, with its delivery and rounding. */
  lines: readonly { place: number; units: number }[] | 'all'
  /** Whether the share of the delivery is taken back with them; of no lines, all that is left of it. */
  delivery: boolean
  /** Printed on the note. */
  why: string
  /** The happening, like "cancelled" or a request's id: of one there is one note. */
  occasion: string
}

/**
 * The credit note (of an unregistered seller: the refund note) for what is taken back, in the transaction that decides it; the
 * order's row is locked. `total` is what goes back for it. Undefined where nothing was billed yet.
 */
export async function issueCreditNote(_tx: Db, _credited: Credited): Promise<Issued | undefined> {
  return undefined
}
