import 'server-only'
import { fromPaise } from '../../checkout/money.ts'
import { isCancellable, isPayable, STATUS_NAMES } from '../../checkout/order-state.ts'
import type { ShopHandlers } from '../../contract/index.ts'
import type { Order, OrderLine } from '../../contract/orders-schemas.ts'
import { db } from '../db/pool.ts'
import { GatewayError } from '../payments/gateway.ts'
import { customerOf } from '../session/customer-of.ts'
import { openPayment } from './open-payment.ts'
import { stateOf } from './order-row.ts'
import { WHOLE_ORDER, type WholeOrder } from './whole-order.ts'

const LATEST = 500

/** The latest of the customer's orders, one entry a line, as the document wants it. */
export const orderLines: ShopHandlers['orderLines'] = async (_, { token }) => {
  const rows = await db.query<WholeOrder>(MINE, [await customerOf(token), LATEST])
  return rows.flatMap(linesOf)
}

/** One order of the customer's, whole; someone else's is none (ruling 4). */
export const wholeOrder: ShopHandlers['order'] = async ({ coorderid }, { token }) => {
  const row = await db.one<WholeOrder>(ONE, [coorderid, await customerOf(token)])
  if (!row) return null
  const state = stateOf(row)
  const payable = isPayable(state)
  return {
    CoOrderID: row.id,
    CoOrderStatus: STATUS_NAMES[row.status],
    CoPaymentMode: row.mode,
    lines: linesOf(row),
    address: row.address,
    subtotal: fromPaise(row.subtotal),
    delivery: fromPaise(row.delivery),
    discount: fromPaise(row.discount),
    total: fromPaise(row.total),
    placedAt: row.placed_at.toISOString(),
    holdUntil: payable && !row.unheld ? (row.hold_until?.toISOString() ?? '') : '',
    payable,
    unheld: payable && row.unheld,
    cancellable: isCancellable(state),
    refund: refundOf(row),
    courier: row.courier,
    trackingNumber: row.tracking_number,
    events: row.events,
    gatewayOrder: payable ? await openPayment(row.id, true).catch(error => notNow(row.id, error)) : undefined,
  }
}

/** The order is shown all the same; it can be paid when the provider is back. */
const notNow = (id: string, error: unknown) => {
  if (!(error instanceof GatewayError)) throw error
  console.error(`No payment could be opened for order ${id}: ${error.message}`)
  return undefined
}

const linesOf = (row: WholeOrder): OrderLine[] => {
  const state = stateOf(row)
  return row.lines.map(line => ({
    CoOrderID: row.id,
    ASIN: line.asin || String(line.product_id),
    CoProduct: line.name,
    CoSmallImage: line.image,
    CoSize: line.size || 'N/A',
    CoOrderStatus: STATUS_NAMES[row.status],
    StandardPrice: fromPaise(line.price),
    CoQuantity: line.units,
    CoPaymentMode: row.mode,
    CoDescription: line.description,
    ItemCondition: 'New',
    CoTotalPrice: fromPaise(line.total),
    CoColor: line.color,
    OriginalPrice: fromPaise(line.original_price),
    CoPlacedAt: row.placed_at.toISOString(),
    CoCancellable: isCancellable(state),
    CoPayable: isPayable(state),
    CoTracked: true,
  }))
}

const REFUND_STATES: Record<string, string> = {
  due: 'On its way',
  sent: 'On its way',
  done: 'Refunded',
  stuck: 'Delayed',
}

/** What goes back of this order; two payments of one order may both have gone back. */
const refundOf = ({ refunds }: WholeOrder): Order['refund'] => {
  if (refunds.length === 0) return null
  const open = refunds.find(refund => refund.state !== 'done')
  return {
    amount: fromPaise(refunds.reduce((sum, refund) => sum + refund.amount, 0)),
    state: REFUND_STATES[open?.state ?? 'done'] ?? '',
  }
}

const ONE = { name: 'one-order', text: `${WHOLE_ORDER} where o.id = $1 and o.customer_id = $2` }
const MINE = {
  name: 'my-orders',
  text: `${WHOLE_ORDER} where o.customer_id = $1 order by o.placed_at desc limit $2`,
}
