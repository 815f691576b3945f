import 'server-only'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { db } from '../../db/pool.ts'
import { OPEN_STATES } from './order-conditions.ts'

/** A bill or a note by its key; for a packer the bill of an open order, which goes into its parcel. */
export const billOfDesk = async (key: string, role: Role): Promise<PrintedBill | undefined> =>
  /^[\w-]{22}$/.test(key)
    ? (await db.one<{ printed: PrintedBill }>(BILL, [key, role === 'owner']))?.printed
    : undefined

const BILL = `
  select d.printed from (
    select key, order_id, printed from bills where key = $1
    union all select key, order_id, printed from credit_notes where key = $1 and $2) d
  where $2 or exists (select from orders o where o.id = d.order_id and o.status in ${OPEN_STATES})`
