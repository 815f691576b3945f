import 'server-only'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import { db } from '../db/pool.ts'

/** For the seller: a bill or a note by its number, in any case. */
export const findBill = async (number: string) =>
  (await db.one<{ printed: PrintedBill }>(BY_NUMBER, [number.trim()]))?.printed

/** For the seller: what was issued last comes first. */
export const listBills = (month: string | undefined) =>
  db.query<{ number: string; day: string; kind: PrintedBill['kind']; total: number; order_id: string }>(
    LIST,
    [month ? `${month}-01` : null],
  )

const BOTH = `(select number, day, kind, total, order_id, issued_at, printed from bills
  union all select number, day, kind, total, order_id, issued_at, printed from credit_notes) d`

const BY_NUMBER = `select printed from ${BOTH} where upper(number) = upper($1)`

const LIST = `
  select number, to_char(day, 'YYYY-MM-DD') as day, kind, total, order_id from ${BOTH}
   where $1::date is null or (day >= $1::date and day < $1::date + interval '1 month')
   order by issued_at desc, number desc`
