import 'server-only'
import { randomBytes } from 'node:crypto'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import type { Db } from '../db/pool.ts'
import type { Issued } from './issue-bill.ts'
import type { PlannedBill } from './plan-bill.ts'
import type { Numbered } from './take-bill-number.ts'

/** 128 bits: nobody guesses the address of another's bill. */
export const newBillKey = () => randomBytes(16).toString('base64url')

/** Keeps a bill with all that is printed on it. `part` is '' for the parcel's, else the occasion of an exchange. */
export async function insertBill(
  tx: Db,
  orderId: string,
  part: string,
  { number, series, year, place, day, stateCode, ownStateCode, printed }: Numbered<PlannedBill>,
): Promise<Issued> {
  const key = newBillKey()
  const { sums, lines, kind } = printed
  const whole: PrintedBill = { ...printed, number, day }
  await tx.run(INSERT, [
    key,
    orderId,
    part,
    kind,
    number,
    series,
    year,
    place,
    day,
    stateCode,
    ownStateCode,
    sums.taxable,
    sums.cgst,
    sums.sgst,
    sums.igst,
    sums.rounding,
    sums.total,
    JSON.stringify(whole),
    JSON.stringify(
      lines.map(line => ({ ...line, goods: line.amount - line.reduction, delivery: line.delivery })),
    ),
  ])
  return { number, total: sums.total, key }
}

const INSERT = {
  name: 'insert-bill',
  text: `
    with made as (
      insert into bills (key, order_id, part, kind, number, series, year, place_in_series, day, state_code,
                         own_state_code, taxable, cgst, sgst, igst, rounding, total, printed)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
      returning id)
    insert into bill_lines (bill_id, place, name, hsn, unit, units, goods, delivery, rate, taxable, cgst, sgst, igst)
    select made.id, l.* from made, jsonb_to_recordset($19::jsonb) as l (place smallint, name text, hsn text,
           unit text, units int, goods bigint, delivery bigint, rate numeric, taxable bigint, cgst bigint,
           sgst bigint, igst bigint)`,
}
