import 'server-only'
import { isPayable } from '#lib/checkout/rules/order-state.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { db } from '../db/pool.ts'
import { GatewayError } from '../payments/gateway.ts'
import { customerOf } from '../session/customer-of.ts'
import { openPayment } from './open-payment.ts'
import { ORDER_DETAILS, type OrderDetails } from './order-details.ts'
import { orderOf } from './order-of.ts'
import { stateOf } from './order-row.ts'

const LATEST = 500

/** The latest of the customer's orders, one entry for each order line, as the API answers them. */
export const orderLines: ShopHandlers['orderLines'] = async (_, { token }) => {
  const rows = await db.query<OrderDetails>(MINE, [await customerOf(token), LATEST])
  return rows.flatMap(row => {
    const { lines, ...head } = orderOf(row)
    return lines.map((line, place) => (place === 0 ? { ...line, CoOrder: head } : line))
  })
}

/** One order of the customer's, whole; someone else's is none (Rule 4). */
export const wholeOrder: ShopHandlers['order'] = async ({ coorderid }, { token }) => {
  const row = await db.one<OrderDetails>(ONE, [coorderid, await customerOf(token)])
  if (!row) return null
  const payable = isPayable(stateOf(row))
  return {
    ...orderOf(row),
    gatewayOrder: payable ? await openPayment(row.id, true).catch(error => notNow(row.id, error)) : undefined,
  }
}

/** The order is shown all the same; it can be paid when the provider is back. */
const notNow = (id: string, error: unknown) => {
  if (!(error instanceof GatewayError)) throw error
  console.error(`No payment could be opened for order ${id}: ${error.message}`)
  return undefined
}

const ONE = { name: 'one-order', text: `${ORDER_DETAILS} where o.id = $1 and o.customer_id = $2` }
const MINE = {
  name: 'my-orders',
  text: `${ORDER_DETAILS} where o.customer_id = $1 order by o.placed_at desc limit $2`,
}
