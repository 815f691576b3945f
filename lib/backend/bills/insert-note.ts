import 'server-only'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import type { Db } from '../db/pool.ts'
import { newBillKey } from './insert-bill.ts'
import type { Issued } from './issue-bill.ts'
import type { Credited } from './issue-credit-note.ts'
import type { PlannedNote } from './plan-note.ts'
import type { Numbered } from './take-bill-number.ts'

export async function insertNote(
  tx: Db,
  { orderId, occasion, why }: Credited,
  { number, series, year, place, day, printed, parts }: Numbered<PlannedNote>,
): Promise<Issued> {
  const key = newBillKey()
  const { sums, kind } = printed
  const whole: PrintedBill = { ...printed, number, day }
  await tx.run(INSERT, [
    key,
    orderId,
    occasion,
    kind,
    number,
    series,
    year,
    place,
    day,
    why,
    sums.taxable,
    sums.cgst,
    sums.sgst,
    sums.igst,
    sums.rounding,
    sums.total,
    JSON.stringify(whole),
    JSON.stringify(parts),
  ])
  return { number, total: sums.total, key }
}

// It is delivered where the bill was: a place of supply does not change afterwards.
const INSERT = {
  name: 'insert-note',
  text: `
    with made as (
      insert into credit_notes (key, order_id, occasion, kind, number, series, year, place_in_series, day, why,
                                taxable, cgst, sgst, igst, rounding, total, printed, state_code, own_state_code)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, b.state_code, b.own_state_code
        from bills b where b.order_id = $2 and b.part = ''
      returning id)
    insert into credit_note_lines (note_id, bill_id, place, units, goods, delivery, taxable, cgst, sgst, igst)
    select made.id, l.* from made, jsonb_to_recordset($18::jsonb) as l (bill_id bigint, place smallint, units int,
           goods bigint, delivery bigint, taxable bigint, cgst bigint, sgst bigint, igst bigint)`,
}
