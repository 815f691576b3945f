import { STATUS_NAMES } from '#lib/checkout/rules/order-state.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { rupee } from '#lib/rules/price.ts'
import { testPayment } from '#messages/checkout.ts'
import {
  atTheDoor,
  givenBack,
  nothingPaid,
  nothingToPay,
  paidAtDoor,
  paidOnline,
  thenAtDoor,
  toPayAtDoor,
  toPayOnline,
} from '#messages/order-payment.ts'

/** How an order is paid and the state of the payment, in words; '' if a host does not send its total. */
export function paymentWords(order: Order): string {
  if (order.linesOnly) return ''
  const total = rupee(order.total)
  if (order.CoPaymentMode === 'COD') return wordsAtDoor(order, total)
  const { atDoor = 0 } = order
  const online = rupee(order.total - atDoor)
  const paid = order.events.find(({ kind }) => kind === 'paid')
  const rest = atDoor > 0 && wordsAtDoor(order, rupee(atDoor))
  if (paid)
    return [`${paidOnline(online)}${paid.note ? ` (${testPayment})` : ''}`, rest].filter(Boolean).join(', ')
  if (order.payable)
    return [toPayOnline(online), atDoor > 0 && thenAtDoor(rupee(atDoor))].filter(Boolean).join(', ')
  return order.refund ? givenBack : nothingPaid
}

const wordsAtDoor = ({ CoOrderStatus, events }: Order, total: string) => {
  if (CoOrderStatus === STATUS_NAMES.cancelled) return nothingToPay
  if (CoOrderStatus === STATUS_NAMES.delivered || events.some(({ kind }) => kind === 'delivered'))
    return paidAtDoor(total)
  return UNDELIVERED.includes(CoOrderStatus) ? toPayAtDoor(total) : atTheDoor(total)
}

// An unknown state does not say whether the order is paid.
const UNDELIVERED: readonly string[] = [STATUS_NAMES.placed, STATUS_NAMES.packed, STATUS_NAMES.shipped]
