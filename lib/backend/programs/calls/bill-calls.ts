import 'server-only'
import type { billCalls } from '#lib/contract/v1/bills-v1.ts'
import type { InputOf } from '#lib/contract/v1/program-call.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { db } from '../../db/pool.ts'
import { readBillPdf } from '../../desk/money/gst-month.ts'
import type { Rows } from '../call-row.ts'
import { cursorOf, isSortMoment, isTextOf, pageOf, readCursor, sortMoment } from '../cursor.ts'

type Row = {
  number: string
  kind: string
  day: string
  total: number
  order_id: string
  issued_at: Date
  at: string
}
type Place = readonly [at: string, number: string]

async function listBillsV1({ month, order_id, cursor, limit }: InputOf<typeof billCalls.listBills>) {
  const after = readCursor(cursor, isPlace)
  const rows = await db.query<Row>(LIST, [
    month ? `${month}-01` : null,
    order_id ? hyphenatedNumber(order_id) : null,
    after?.[0] ?? null,
    after?.[1] ?? null,
    limit + 1,
  ])
  return pageOf(rows, limit, told, ({ at, number }) => cursorOf(at, number))
}

const isPlace = (parts: readonly unknown[]): parts is Place =>
  parts.length === 2 && isSortMoment(parts[0]) && isTextOf(16)(parts[1])

const told = ({ number, kind, day, total, order_id, issued_at }: Row) => ({
  ...{ number, kind, day, order_id },
  currency: 'INR' as const,
  total_paise: total,
  issued_at: issued_at.toISOString(),
})

const of = (table: string) => `
  (select number, kind, to_char(day, 'YYYY-MM-DD') as day, total, order_id, issued_at, ${sortMoment('issued_at')} as at from ${table}
    where ($1::date is null or (day >= $1::date and day < $1::date + interval '1 month'))
      and ($2::text is null or order_id = $2)
      and ($3::timestamptz is null or (issued_at, number) < ($3, $4))
    order by issued_at desc, number desc limit $5)`

const LIST = `
  select * from (${of('bills')} union all ${of('credit_notes')}) d order by issued_at desc, number desc limit $5`

export const billRows: Rows<typeof billCalls> = {
  listBills: { read: listBillsV1 },
  getBillPdf: {
    read: async ({ number }) => {
      const bill = await readBillPdf(number)
      return bill && { pdf: bill.bytes, name: bill.number }
    },
  },
}
