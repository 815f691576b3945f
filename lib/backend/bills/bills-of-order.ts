import 'server-only'
import type { Db } from '../db/pool.ts'

/** A bill or a note of an order, the first issued first. Paise. */
export type OrderBill = {
  kind: 'tax-invoice' | 'invoice-and-supply' | 'bill-of-supply' | 'bill' | 'credit-note' | 'refund-note'
  number: string
  /** The day in India, 2026-11-21. */
  day: string
  total: number
  /** Its page, /bill/…; with .pdf its PDF. */
  path: string
}

export const billsOfOrder = (on: Db, orderId: string): Promise<OrderBill[]> =>
  on.query<OrderBill>(
    `select kind, number, to_char(day, 'YYYY-MM-DD') as day, total, '/bill/' || key as path
       from (select kind, number, day, total, key, order_id, issued_at from bills
             union all
             select kind, number, day, total, key, order_id, issued_at from credit_notes) documents
      where order_id = $1 order by issued_at, number`,
    [orderId],
  )
