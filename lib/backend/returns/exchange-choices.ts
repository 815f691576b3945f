import 'server-only'
import { type Db, db } from '../db/pool.ts'

/** What a line can be exchanged for: the same thing in a size of which there are pieces. */
export type ExchangeChoice = {
  place: number
  /** The name of the choice in a form. */
  value: string
  size: string
  color: string
  other: string
  variant_id: number | null
  stock: number
}

/** Colour and everything else stay as they were ordered; the same size is a choice as well, for a defective piece. */
export const exchangeChoices = (orderId: string, on: Db = db) => on.query<ExchangeChoice>(CHOICES, [orderId])

const CHOICES = `
  select l.place, c.size as value, c.size, c.color, c.other, c.variant_id, c.stock
    from order_lines l
    join products p on p.id = l.product_id and not p.withdrawn
    cross join lateral (
      select case when z.size_desc = 'NA' then '' else z.size_desc end as size, l.color, l.other,
             null::int as variant_id, z.stock, z.unit_id as place
        from product_sizes z where z.product_id = p.id and p.slots = '{}'
      union all
      select v.size, v.color, v.other, v.id, coalesce(v.stock, z.stock), v.place
        from variants v join product_sizes z on z.product_id = v.product_id
          and z.size_desc = coalesce(nullif(v.size, ''), 'NA')
       where v.product_id = p.id and p.slots <> '{}' and not v.withdrawn and not v.unlimited
         and v.color in ('', l.color) and v.other in ('', l.other)) c
   where l.order_id = $1 and c.stock > 0
   order by l.place, c.place`
