import 'server-only'
import type { Units } from '#lib/returns/rules/part-amounts.ts'
import type { Db } from '../db/pool.ts'

export type UnitsOfLine = {
  place: number
  units: number
  total: number
  /** Lost, damaged, or given back. */
  ended: number
  /** In a return that is under way. */
  asked: number
}

/** How many units of each line are whose; the order is locked. What was exchanged is the customer's as before. */
export const unitsOfLines = (tx: Db, orderId: string) =>
  tx.query<UnitsOfLine>(
    `select l.place, l.units, l.total,
            coalesce((select sum(e.units) from ended_part_lines e join ended_parts p on p.id = e.part_id
                       where p.order_id = l.order_id and e.place = l.place), 0)::int as ended,
            coalesce((select sum(r.units) from return_lines r join return_requests q on q.id = r.return_id
                       where q.order_id = l.order_id and r.place = l.place and q.ended_at is null), 0)::int as asked
       from order_lines l where l.order_id = $1 order by l.place`,
    [orderId],
  )

/** The pieces of an order that are neither lost nor returned. */
export const unitsKept = (lines: readonly UnitsOfLine[]): Units[] =>
  lines.map(({ place, units, ended }) => ({ place, units: units - ended })).filter(({ units }) => units > 0)
