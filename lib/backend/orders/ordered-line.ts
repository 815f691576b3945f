import 'server-only'
import type { Line } from '#lib/cart/rules/lines.ts'
import type { PricedProduct } from '#lib/checkout/rules/chosen-lines.ts'
import type { Db } from '../db/pool.ts'

/** A line of an order: a priced line just chosen, or as much of one as is read back. */
export type OrderedLine = Line & { product: Pick<PricedProduct, 'name' | 'color'> }

export const orderedLines = (tx: Db, orderId: string) =>
  tx.query<OrderedLine>(
    {
      name: 'ordered-lines',
      text: `select l.product_id as id, l.size, l.color, l.units as unit,
                    json_build_object('name', l.name, 'color', coalesce(p.colors, '{}')) as product
               from order_lines l left join products p on p.id = l.product_id
              where l.order_id = $1 order by l.place`,
    },
    [orderId],
  )
