import 'server-only'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import { db } from '../db/pool.ts'
import { customerOf } from '../session/customer-of.ts'

const KEY = /^[\w-]{22}$/

/** A bill or a note by its key, for the customer whose order it is of; someone else's and a missing one are the same (Rule 4). */
export async function readBill(key: string, token: string | undefined): Promise<PrintedBill | undefined> {
  const customer = await customerOf(token)
  if (!KEY.test(key)) return undefined
  const row = await db.one<{ printed: PrintedBill }>(BILL, [key, customer])
  return row?.printed
}

const BILL = {
  name: 'read-bill',
  text: `
    select d.printed from (select order_id, printed from bills where key = $1
                           union all
                           select order_id, printed from credit_notes where key = $1) d
      join orders o on o.id = d.order_id where o.customer_id = $2`,
}
