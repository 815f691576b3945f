import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import type { Db } from '../db/pool.ts'
import type { OrderedLine } from './ordered-line.ts'

/**
 * Who sends from a page that did not know that the same thing is ordered already and waits for its payment (another
 * tab, a reload amid the payment) is told so first, and may then order it once more (Rule 69).
 */
export async function refuseIfAwaitingPayment(
  tx: Db,
  customerId: string,
  known: readonly string[] | undefined,
  lines: readonly OrderedLine[],
) {
  if (known === undefined) return
  const other = await tx.one(OTHER, [
    customerId,
    known,
    lines.map(line => line.id),
    lines.map(line => line.size),
    lines.map(line => line.color),
    lines.map(line => line.other ?? ''),
  ])
  if (other) throw refusal(409, 'orderedUnpaid')
}

const OTHER = {
  name: 'ordered-unpaid',
  text: `
    select 1 from orders o join order_lines l on l.order_id = o.id
      join unnest($3::int[], $4::text[], $5::text[], $6::text[]) as asked (product_id, size, color, other)
        on asked.product_id = l.product_id and asked.size = l.size and asked.color = l.color and asked.other = l.other
     where o.customer_id = $1 and o.status = 'awaiting' and o.id <> all ($2::text[]) limit 1`,
}
