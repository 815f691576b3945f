import 'server-only'
import type { DeskOrder } from '#lib/desk/rules/orders/desk-order.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { billNumbered, billTitles } from '#messages/bills.ts'
import { db } from '../../db/pool.ts'

/** The bills of an order, which go into its parcel; for the owner its credit and refund notes too. */
export async function papersOfOrder(id: string, role: Role): Promise<DeskOrder['bills']> {
  const rows = await db.query<Row>(PAPERS, [id, role === 'owner'])
  return rows.map(({ kind, number, key }) => ({ name: billNumbered(billTitles[kind], number), key }))
}

type Row = { kind: keyof typeof billTitles; number: string; key: string }

const PAPERS = `
  select kind, number, key from (
    select kind, number, key, issued_at from bills where order_id = $1
    union all select kind, number, key, issued_at from credit_notes where order_id = $1 and $2) d
   order by issued_at, number`
