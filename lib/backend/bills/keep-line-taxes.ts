import 'server-only'
import type { FrozenLine } from '#lib/bills/rules/frozen-lines.ts'
import type { Db } from '../db/pool.ts'

/** For an order of the previous build, which kept none when it was placed. */
export const keepLineTaxes = (tx: Db, orderId: string, lines: readonly (FrozenLine & { place: number })[]) =>
  tx.run(KEEP, [orderId, JSON.stringify(lines)])

const KEEP = {
  name: 'keep-line-taxes',
  text: `
    insert into order_line_taxes (order_id, place, reduction, delivery, hsn, unit, rate, slab)
    select $1, l.* from jsonb_to_recordset($2::jsonb) as l (place smallint, reduction bigint, delivery bigint,
           hsn text, unit text, rate numeric, slab text)
    on conflict do nothing`,
}
