import 'server-only'
import { NO_SIZE } from '#lib/constants.ts'
import type { Picked } from '#lib/desk/rules/orders/printed-order.ts'
import { db } from '../../db/pool.ts'

/** What all orders that are to be packed need of the shelves, section by section. */
export async function pickList(): Promise<Picked[]> {
  const rows = await db.query<Row>(PICKED, [MOST])
  return rows.map(({ size, color, other, options, ...row }) => ({
    ...row,
    key: [row.product, size, color, other].join('~'),
    choice: options.length
      ? options.map(({ name, value }) => `${name} ${value}`).join(', ')
      : [size === NO_SIZE ? '' : size, color, other].filter(Boolean).join(', '),
  }))
}

/** Nobody carries more in one go. */
const MOST = 1000

type Row = Omit<Picked, 'key' | 'choice'> & {
  product: number
  size: string
  color: string
  other: string
  options: { name: string; value: string }[]
}

const PICKED = `
  select l.product_id as product, l.size, l.color, l.other, max(l.name) as name, max(l.sku) as sku, max(l.image) as image,
         (array_agg(l.options))[1] as options,
         coalesce(max(concat_ws(' › ', category.name, sub.name)), '') as place,
         sum(l.units)::int as units,
         json_agg(json_build_object('id', o.id, 'units', l.units) order by o.placed_at) as orders
    from orders o
    join order_lines l on l.order_id = o.id
    left join products p on p.id = l.product_id
    left join sections category on category.id = p.category_id
    left join sections sub on sub.id = p.subcategory_id
   where o.status = 'placed'
   group by l.product_id, l.size, l.color, l.other
   order by place, name, l.size, l.color, l.other limit $1`
