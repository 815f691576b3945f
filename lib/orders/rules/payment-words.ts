import { STATUS_NAMES } from '#lib/checkout/rules/order-state.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { rupee } from '#lib/rules/price.ts'
import { testPayment } from '#messages/checkout.ts'

/** How an order is paid and how far that is, in words; '' where a host does not tell its total. */
export function paymentWords(order: Order): string {
  if (order.linesOnly) return ''
  const total = rupee(order.total)
  if (order.CoPaymentMode === 'COD') return atTheDoor(order, total)
  const paid = order.events.find(({ kind }) => kind === 'paid')
  if (paid) return `${total} paid online${paid.note ? ` (${testPayment})` : ''}`
  if (order.payable) return `${total} to pay online, not paid yet`
  return order.refund ? 'The payment is given back' : 'Nothing was paid'
}

const atTheDoor = ({ CoOrderStatus, events }: Order, total: string) => {
  if (CoOrderStatus === STATUS_NAMES.cancelled) return 'Nothing to pay'
  if (CoOrderStatus === STATUS_NAMES.delivered || events.some(({ kind }) => kind === 'delivered'))
    return `${total} paid at the door`
  return UNDELIVERED.includes(CoOrderStatus) ? `${total} to pay at the door` : `${total} at the door`
}

// Of a state that is not known here nobody can say whether it is paid.
const UNDELIVERED: readonly string[] = [STATUS_NAMES.placed, STATUS_NAMES.packed, STATUS_NAMES.shipped]
