import 'server-only'
import type { NamedLine } from '#lib/cart/rules/lines.ts'
import { db } from '../db/pool.ts'

/** What leaves a guest's cart with this order: its lines, and nothing of a Buy Now. */
export const orderedCartLines = (order: string) => db.query<NamedLine>(LINES, [order])

const LINES = `
  select l.product_id as id, l.units as unit, l.size, l.color, l.other
    from order_lines l join orders o on o.id = l.order_id where o.id = $1 and not o.keep_cart`
