import 'server-only'
import type { Db } from '../db/pool.ts'

/** A bill or a note that was issued, now or by an earlier call. Paise. */
export type Issued = { number: string; total: number; key: string }

/**
 * The bill of an order's parcel, in the transaction that packs it; the order's row is locked. Asked again, it is the same bill.
 * Where it cannot be made, the sentence says what the seller is to do, and the order is not packed.
 */
export async function issueBill(_tx: Db, _orderId: string): Promise<Issued | { refused: string }> {
  return { refused: '' }
}

/** What came back goes out again as something else: a bill of its own at the price that was paid, for these lines of the order. */
export type Exchange = {
  orderId: string
  /** What it is for: of one occasion there is one bill. */
  occasion: string
  lines: readonly { place: number; units: number; name?: string; choice?: string }[]
}

export async function issueExchangeBill(_tx: Db, _exchange: Exchange): Promise<Issued | { refused: string }> {
  return { refused: '' }
}
