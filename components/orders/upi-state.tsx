import { STATUS_NAMES } from '#lib/checkout/rules/order-state.ts'
import { upiPath } from '#lib/checkout/rules/upi-path.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import {
  cancelledWhileLooking,
  iHavePaidBefore,
  notFound,
  seeUpiPayment,
  shopLooks,
} from '#messages/upi-pages.ts'

/** How far the payment by UPI of an order is, where it has not been found yet. */
export function UpiState({ order, upi }: { order: Order; upi: NonNullable<Order['upi']> }) {
  const isCancelled = order.CoOrderStatus === STATUS_NAMES.cancelled
  if (upi.state === 'unpaid' && (order.payable || isCancelled)) return null
  const says =
    upi.state === 'waiting' ? (isCancelled ? cancelledWhileLooking : shopLooks) : upi.why && notFound(upi.why)
  return (
    <p className="text-sm">
      {says}{' '}
      <a className="link" href={upiPath(order.CoOrderID)}>
        {upi.state === 'unpaid' ? iHavePaidBefore : seeUpiPayment}
      </a>
    </p>
  )
}
