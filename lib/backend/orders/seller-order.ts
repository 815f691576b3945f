import 'server-only'
import { db } from '../db/pool.ts'
import { WHOLE_ORDER, type WholeOrder } from './whole-order.ts'

/** One order whole, whoever's it is. */
export const sellerOrder = (id: string) => db.one<WholeOrder>(`${WHOLE_ORDER} where o.id = $1`, [id])
