import 'server-only'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import { denied, isDenied } from '#lib/contract/api-error.ts'
import { db } from '../db/pool.ts'
import { mayAct } from '../order-links/may-act.ts'
import { customerOf } from '../session/customer-of.ts'

const KEY = /^[\w-]{22}$/

/** Who asks: a session, the browser that placed the order, or both. */
export type BillReader = { token?: string | undefined; browser?: string | undefined }

/**
 * A bill or a note by its key, for the account or the browser whose order it is of. To others with a session it is as if it were not
 * there (Rule 4); who has none is asked to sign in, whether there is such a bill or not.
 */
export async function readBill(
  key: string,
  { token, browser = '' }: BillReader,
): Promise<PrintedBill | undefined> {
  const customer = await liveCustomer(token)
  const bill = KEY.test(key)
    ? await db.one<{ order_id: string; printed: PrintedBill }>(BILL, [key])
    : undefined
  if (bill && (await mayAct(bill.order_id, { ...(customer && { customer }), browser }))) return bill.printed
  if (!customer) throw denied()
  return undefined
}

const liveCustomer = (token: string | undefined) =>
  customerOf(token).catch(error => {
    if (!isDenied(error)) throw error
    return undefined
  })

const BILL = {
  name: 'read-bill',
  text: `select order_id, printed from bills where key = $1
         union all
         select order_id, printed from credit_notes where key = $1`,
}
