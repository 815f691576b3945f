import 'server-only'
import type { NamedLine } from '#lib/cart/rules/lines.ts'
import { db } from '../db/pool.ts'

/** The lines that leave a guest's cart when this order is placed: none for a Buy Now. */
export const orderedCartLines = (order: string) => db.query<NamedLine>(LINES, [order])

const LINES = `
  select l.product_id as id, l.units as unit, l.size, l.color, l.other
    from order_lines l join orders o on o.id = l.order_id where o.id = $1 and not o.keep_cart`
