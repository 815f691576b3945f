import { addressText } from '#lib/addresses/rules/address-text.ts'
import { advanceRows, type SumRow, sumRows } from '#lib/checkout/rules/sum-rows.ts'
import { NO_SIZE } from '#lib/constants.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { dayInWords } from '#lib/delivery/rules/day-in-words.ts'
import { rupee } from '#lib/rules/price.ts'
import { billNumbered, billTitles } from '#messages/bills.ts'
import { deliveryBy } from '#messages/delivery-pages.ts'
import { itemsRow, priceIsRounded } from '#messages/sums.ts'
import { dayInIndia } from './india-time.ts'
import { paymentWords } from './payment-words.ts'
import { orderSums } from './printed-order-sums.ts'
import { modeText, refundText, statusText } from './state-words.ts'

export type LineText = {
  name: string
  asin: string
  image: string
  /** '' if it has none. */
  size: string
  color: string
  /** What was chosen under the product's own names for its options; then size and colour are among it. */
  options: readonly { name: string; value: string }[]
  /** The seller's code of what was ordered; '' where it has none. */
  sku: string
  /** What was promised of pieces that were not there; '' where they were. */
  promise: string
  units: number
  /** The price of one unit, as printed. */
  price: string
  /** The price of all units. */
  amount: string
  /** Why the price of one, times the units, is not the amount; '' if it is. */
  note: string
}

/** The texts of an order for every place that shows it: pages, mails and the seller's sheet. */
export type OrderText = {
  id: string
  state: string
  /** The day on which it was placed; '' if a host does not say. */
  placed: string
  lines: LineText[]
  /** The sums under the lines, the total last. */
  sums: SumRow[]
  /** By when it comes, as it was said when it was ordered; '' once it is there or will not come. */
  promised: string
  mode: string
  payment: string
  /** The amount that is refunded, and the state of the refund; '' if there is none. */
  refund: string
  /** Its bill and what was taken back of it, by title and number. */
  bills: { name: string; path: string }[]
  /** Undefined if a host sends no address. */
  to?: ReturnType<typeof addressText>
}

export function orderText(order: Order): OrderText {
  const sums = orderSums(order)
  return {
    id: order.CoOrderID,
    state: statusText(order.CoOrderStatus),
    placed: dayInIndia(order.placedAt),
    lines: order.lines.map((line, index) => tellLine(line, sums.lines[index] ?? 0)),
    sums: order.linesOnly
      ? [{ of: 'subtotal', name: itemsRow, amount: rupee(sums.subtotal) }]
      : [...sumRows(sums, { coupon: order.couponCode }), ...advanceRows(order.total, order.atDoor)],
    promised: promisedText(order),
    mode: modeText(order.atDoor ? 'COD' : order.CoPaymentMode),
    payment: paymentWords(order),
    refund: order.refund ? `${rupee(order.refund.amount)} · ${refundText(order.refund.state)}` : '',
    bills: (order.bills ?? []).map(({ kind, number, path }) => ({
      name: billNumbered(billTitles[kind], number),
      path,
    })),
    ...(order.linesOnly ? {} : { to: addressText(order.address) }),
  }
}

const promisedText = ({ deliverBy = '', events }: Order) => {
  const isOver = events.some(({ kind }) => OVER.includes(kind))
  const day = isOver ? '' : dayInWords(deliverBy)
  return day && deliveryBy(day)
}
const OVER = ['delivered', 'cancelled', 'expired']

const tellLine = (line: Order['lines'][number], amount: number): LineText => ({
  name: line.CoProduct,
  asin: line.ASIN,
  image: line.CoSmallImage,
  size: line.CoSize === NO_SIZE ? '' : line.CoSize,
  color: line.CoColor,
  options: line.CoOptions ?? [],
  sku: line.CoSku ?? '',
  promise: line.CoPromise ?? '',
  units: line.CoQuantity,
  price: rupee(line.StandardPrice),
  amount: rupee(amount),
  note: isRounded(line, amount) ? priceIsRounded : '',
})

// Rounding changes each unit by half a rupee at most; any other difference is the host's own sum.
const isRounded = ({ StandardPrice, CoQuantity }: Order['lines'][number], amount: number) => {
  const difference = Math.abs(Math.round(StandardPrice) * CoQuantity - amount)
  return difference > 0 && difference <= CoQuantity / 2
}
