import 'server-only'
import type { Line } from '#lib/cart/rules/lines.ts'
import type { PricedProduct } from '#lib/checkout/rules/chosen-lines.ts'
import type { Db } from '../db/pool.ts'

/**
 * A line of an order: a priced line just chosen, or as much of one as is read back. `counted`: its pieces are taken from
 * a stock, also that of its variant.
 */
export type OrderedLine = Line & {
  product: Pick<PricedProduct, 'name' | 'color'>
  variant?: { id: number } | null | undefined
  counted?: boolean
}

export const orderedLines = (tx: Db, orderId: string) =>
  tx.query<OrderedLine>(
    {
      name: 'ordered-lines',
      // What was ordered before its product had variants is of the one that has the same size and colour.
      text: `select l.product_id as id, l.size, l.color, l.other, l.units as unit, l.counted,
                    json_build_object('name', l.name, 'color', coalesce(p.colors, '{}')) as good,
                    (select json_build_object('id', v.id) from variants v where v.id = l.variant_id or (l.variant_id is null
                      and p.slots <> '{}' and v.product_id = p.id and not v.withdrawn and v.size in ('', l.size)
                      and v.color in ('', l.color) and v.other in ('', l.other)) limit 1) as variant
               from order_lines l left join products p on p.id = l.product_id
              where l.order_id = $1 order by l.place`,
    },
    [orderId],
  )
