import { db } from '#lib/backend/db/pool.ts'
import { PIECES } from '../shared/mint.mjs'

/** What must hold after any number of orders; each entry is a break. */
export async function broken() {
  const lost = await db.query(
    `select s.product_id, s.size_desc, $1 - s.stock as gone, coalesce(sum(l.units), 0) as sold
       from product_sizes s
       left join order_lines l on l.product_id = s.product_id and coalesce(nullif(l.size, ''), 'NA') = s.size_desc
      group by s.product_id, s.size_desc, s.stock having $1 - s.stock <> coalesce(sum(l.units), 0)`,
    [PIECES],
  )
  const halves = await db.query(
    `select id from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)
        or not exists (select 1 from order_events e where e.order_id = o.id)
        or not exists (select 1 from outbox m where m.key = 'order-placed:' || o.id)
        or total <> 100 * round((subtotal + delivery) / 100.0)`,
  )
  const greedy = await db.query('select customer_id from orders group by customer_id having count(*) <> 5')
  return [
    ...lost.map(
      ({ product_id, size_desc, gone, sold }) => `${product_id} ${size_desc}: ${gone} gone, ${sold} sold`,
    ),
    ...halves.map(({ id }) => `${id} is not whole`),
    ...greedy.map(({ customer_id }) => `${customer_id} has not five orders`),
  ]
}
