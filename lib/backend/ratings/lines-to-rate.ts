import 'server-only'
import { type Db, db } from '../db/pool.ts'

/** A line of a delivered order; `stars` where it was rated. */
export type RateableLine = { place: number; name: string; image: string; stars: number | null }

/** The lines of an order that was delivered; none of any other. */
export const linesToRate = (orderId: string, on: Db = db) => on.query<RateableLine>(LINES, [orderId])

const LINES = {
  name: 'lines-to-rate',
  text: `select l.place, l.name, l.image, r.stars
           from orders o join order_lines l on l.order_id = o.id
           left join ratings r on r.order_id = l.order_id and r.place = l.place
          where o.id = $1 and o.status = 'delivered' order by l.place`,
}
