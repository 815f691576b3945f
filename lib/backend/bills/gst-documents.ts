import 'server-only'
import { type GstDocument, LARGE_BILL } from '#lib/bills/rules/gst-sheets.ts'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import type { Db } from '../db/pool.ts'

/** A bill or a note of a month, for the accountant. */
export type MonthDocument = GstDocument & {
  kind: PrintedBill['kind']
  orderId: string
  online: boolean
  taxable: number
  cgst: number
  sgst: number
  igst: number
  rounding: number
}

/** All that was issued in a month like 2026-11, in the order of their numbers. */
export const documentsOf = (on: Db, month: string) =>
  on.query<MonthDocument>(DOCUMENTS, [`${month}-01`, LARGE_BILL])

/** What was billed and not taken back between two days, the second not included; in paise. */
export const turnoverBetween = async (on: Db, from: string, until: string) =>
  (await on.one<{ turnover: number }>(TURNOVER, [from, until]))?.turnover ?? 0

const LARGE = `(b.printed->>'interState')::boolean and b.total > $2`

const DOCUMENTS = `
  with lines as (
    select l.bill_id, json_agg(json_build_object('hsn', l.hsn, 'unit', l.unit, 'units', l.units, 'rate', l.rate::float,
             'taxable', l.taxable, 'cgst', l.cgst, 'sgst', l.sgst, 'igst', l.igst, 'ofLarge', false) order by l.place) as lines
      from bill_lines l join bills b on b.id = l.bill_id
     where b.day >= $1::date and b.day < $1::date + interval '1 month' group by l.bill_id),
  back as (
    select c.note_id, json_agg(json_build_object('hsn', l.hsn, 'unit', l.unit, 'units', c.units, 'rate', l.rate::float,
             'taxable', c.taxable, 'cgst', c.cgst, 'sgst', c.sgst, 'igst', c.igst, 'ofLarge', ${LARGE})
             order by c.bill_id, c.place) as lines
      from credit_note_lines c
      join credit_notes n on n.id = c.note_id
      join bill_lines l on l.bill_id = c.bill_id and l.place = c.place
      join bills b on b.id = c.bill_id
     where n.day >= $1::date and n.day < $1::date + interval '1 month' group by c.note_id)
  select d.lines, d."isNote", d.kind, d."orderId", d.number, d.series, d.place, d."stateCode", d."interState", d.online,
         d.taxable, d.cgst, d.sgst, d.igst, d.rounding, d.total, to_char(d.date, 'YYYY-MM-DD') as day from (
    select false as "isNote", b.kind, b.order_id as "orderId", b.number, b.series, b.place_in_series as place, b.day as date,
           b.state_code as "stateCode", (b.printed->>'interState')::boolean as "interState",
           (b.printed->'order'->>'online')::boolean as online, b.taxable, b.cgst, b.sgst, b.igst, b.rounding, b.total,
           lines.lines
      from bills b join lines on lines.bill_id = b.id
    union all
    select true, n.kind, n.order_id, n.number, n.series, n.place_in_series, n.day, n.state_code,
           (n.printed->>'interState')::boolean, (n.printed->'order'->>'online')::boolean,
           n.taxable, n.cgst, n.sgst, n.igst, n.rounding, n.total, back.lines
      from credit_notes n join back on back.note_id = n.id) d
   order by d."isNote", d.series, d.place`

const TURNOVER = `
  select coalesce((select sum(total) from bills where day >= $1::date and day < $2::date), 0)::bigint
       - coalesce((select sum(total) from credit_notes where day >= $1::date and day < $2::date), 0)::bigint as turnover`
