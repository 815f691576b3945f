import 'server-only'
import type { TakenBack } from '#lib/bills/rules/credited-part.ts'
import type { ChargedTax } from '#lib/bills/rules/tax-of-charge.ts'
import type { Db } from '../db/pool.ts'

/** A line of a bill of an order, with what was taken back of it. */
export type BilledLine = ChargedTax & {
  bill_id: number
  place: number
  name: string
  hsn: string
  unit: string
  units: number
  goods: number
  delivery: number
  rate: number | null
  number: string
  day: string
  kind: string
  before: TakenBack[]
}

/** The bill issued last comes first: what was exchanged is taken back before what it was exchanged for. */
export const billedLines = (tx: Db, orderId: string) =>
  tx.query<BilledLine>(
    `select l.bill_id, l.place, l.name, l.hsn, l.unit, l.units, l.goods, l.delivery, l.rate::float as rate,
            l.taxable, l.cgst, l.sgst, l.igst, b.number, to_char(b.day, 'YYYY-MM-DD') as day, b.kind,
            coalesce((select json_agg(json_build_object('units', c.units, 'goods', c.goods, 'delivery', c.delivery,
                        'taxable', c.taxable, 'cgst', c.cgst, 'sgst', c.sgst, 'igst', c.igst) order by c.note_id)
                        from credit_note_lines c where c.bill_id = l.bill_id and c.place = l.place), '[]') as before
       from bill_lines l join bills b on b.id = l.bill_id
      where b.order_id = $1 order by b.id desc, l.place`,
    [orderId],
  )
