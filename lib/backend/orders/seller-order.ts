import 'server-only'
import { db } from '../db/pool.ts'
import { ORDER_DETAILS, type OrderDetails } from './order-details.ts'

/** One order whole, whoever's it is. */
export const sellerOrder = (id: string) => db.one<OrderDetails>(`${ORDER_DETAILS} where o.id = $1`, [id])
