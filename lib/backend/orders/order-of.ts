import 'server-only'
import { ORDER_AMOUNTS, type OrderMoney } from '#lib/checkout/rules/order-money.ts'
import { isCancellable, isPayable, REFUND_NAMES, STATUS_NAMES } from '#lib/checkout/rules/order-state.ts'
import { NEW_ITEM, NO_SIZE } from '#lib/constants.ts'
import type { Order, OrderLine } from '#lib/contract/orders-schemas.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { confirmationOf } from '../cod/confirmation-of.ts'
import { returnsOfOrder } from '../returns/returns-of-order.ts'
import { upiStateOf } from '../upi/upi-state.ts'
import type { OrderDetails } from './order-details.ts'
import { stateOf } from './order-row.ts'

/** An order of the database as the contract tells it: rupees, and names for its states. */
export function orderOf(row: OrderDetails): Order {
  const state = stateOf(row)
  const payable = isPayable(state)
  const returns = returnsOfOrder(row)
  return {
    CoOrderID: row.id,
    CoOrderStatus: STATUS_NAMES[row.status],
    CoPaymentMode: row.mode,
    lines: linesOf(row),
    address: row.address,
    ...(Object.fromEntries(ORDER_AMOUNTS.map(name => [name, fromPaise(row[name])])) as OrderMoney),
    ...(row.coupon_code && { couponCode: row.coupon_code }),
    placedAt: row.placed_at.toISOString(),
    holdUntil: payable && !row.unheld ? (row.hold_until?.toISOString() ?? '') : '',
    payable,
    unheld: payable && row.unheld,
    cancellable: isCancellable(state),
    ...(row.at_door && { atDoor: fromPaise(row.at_door) }),
    ...confirmationOf(row),
    refund: refundOf(row),
    ...(returns && { returns }),
    ...upiStateOf(row),
    ...(row.deliver_by && { deliverBy: row.deliver_by }),
    courier: row.courier,
    trackingNumber: row.tracking_number,
    events: row.events,
    ...(row.bills && { bills: row.bills }),
    ...(row.included_tax && { includedTax: fromPaise(row.included_tax) }),
  }
}

const linesOf = (row: OrderDetails): OrderLine[] => {
  const state = stateOf(row)
  return row.lines.map(line => ({
    CoOrderID: row.id,
    ASIN: line.asin || String(line.product_id),
    CoProduct: line.name,
    CoSmallImage: line.image,
    CoSize: line.size || NO_SIZE,
    CoOrderStatus: STATUS_NAMES[row.status],
    StandardPrice: fromPaise(line.price),
    CoQuantity: line.units,
    CoPaymentMode: row.mode,
    CoDescription: line.description,
    ItemCondition: NEW_ITEM,
    CoTotalPrice: fromPaise(line.total),
    CoColor: line.color,
    ...(line.options?.length && { CoOptions: line.options }),
    ...(line.sku && { CoSku: line.sku }),
    ...(line.promise && { CoPromise: line.promise }),
    OriginalPrice: fromPaise(line.original_price),
    CoPlacedAt: row.placed_at.toISOString(),
    CoCancellable: isCancellable(state),
    CoPayable: isPayable(state),
    CoTracked: true,
  }))
}

const REFUND_STATES: Record<string, string> = {
  due: REFUND_NAMES.underWay,
  sent: REFUND_NAMES.underWay,
  done: REFUND_NAMES.done,
  stuck: REFUND_NAMES.delayed,
}

/** The refunds of this order; two payments of one order may both have been refunded. */
const refundOf = ({ refunds }: OrderDetails): Order['refund'] => {
  if (refunds.length === 0) return null
  const open = refunds.find(refund => refund.state !== 'done')
  return {
    amount: fromPaise(refunds.reduce((sum, refund) => sum + refund.amount, 0)),
    state: REFUND_STATES[open?.state ?? 'done'] ?? '',
  }
}
