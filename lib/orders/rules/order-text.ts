import { addressText } from '#lib/addresses/rules/address-text.ts'
import { type SumRow, sumRows } from '#lib/checkout/rules/sum-rows.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { rupee } from '#lib/rules/price.ts'
import { itemsRow, priceIsRounded } from '#messages/sums.ts'
import { dayInIndia } from './india-time.ts'
import { orderSums } from './order-sums.ts'
import { paymentWords } from './payment-words.ts'

export type LineText = {
  name: string
  asin: string
  image: string
  size: string
  color: string
  /** What was chosen under the product's own names for its options; then size and colour are among it. */
  options: readonly { name: string; value: string }[]
  /** The seller's code of what was ordered; '' where it has none. */
  sku: string
  /** What was promised of pieces that were not there; '' where they were. */
  promise: string
  units: number
  /** Of one, as it is printed. */
  price: string
  /** Of all units. */
  amount: string
  /** Why the price of one, times the units, is not the amount; '' where it is. */
  note: string
}

/** What an order tells, wherever it is told: pages, mails and the seller's sheet have it from here. */
export type OrderText = {
  id: string
  state: string
  /** When it was placed, as a day; '' where a host does not say. */
  placed: string
  lines: LineText[]
  /** What stands under the lines, the total last. */
  sums: SumRow[]
  mode: string
  payment: string
  /** What goes back, and how far that is; '' where nothing does. */
  refund: string
  /** Undefined where a host tells of no address. */
  to?: ReturnType<typeof addressText>
}

export function orderText(order: Order): OrderText {
  const sums = orderSums(order)
  return {
    id: order.CoOrderID,
    state: order.CoOrderStatus,
    placed: dayInIndia(order.placedAt),
    lines: order.lines.map((line, place) => tellLine(line, sums.lines[place] ?? 0)),
    sums: order.linesOnly
      ? [{ of: 'subtotal', name: itemsRow, amount: rupee(sums.subtotal) }]
      : sumRows(sums),
    mode: order.CoPaymentMode,
    payment: paymentWords(order),
    refund: order.refund ? `${rupee(order.refund.amount)} · ${order.refund.state}` : '',
    ...(order.linesOnly ? {} : { to: addressText(order.address) }),
  }
}

const tellLine = (line: Order['lines'][number], amount: number): LineText => ({
  name: line.CoProduct,
  asin: line.ASIN,
  image: line.CoSmallImage,
  size: line.CoSize || 'N/A',
  color: line.CoColor,
  options: line.CoOptions ?? [],
  sku: line.CoSku ?? '',
  promise: line.CoPromise ?? '',
  units: line.CoQuantity,
  price: rupee(line.StandardPrice),
  amount: rupee(amount),
  note: isRounded(line, amount) ? priceIsRounded : '',
})

// By half a rupee for each unit at most; a host's other sum is its own.
const isRounded = ({ StandardPrice, CoQuantity }: Order['lines'][number], amount: number) => {
  const away = Math.abs(Math.round(StandardPrice) * CoQuantity - amount)
  return away > 0 && away <= CoQuantity / 2
}
