import 'server-only'
import { streetLines } from '#lib/addresses/rules/address-text.ts'
import { cancelReasonText } from '#lib/orders/rules/cancel-reason-text.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { type LineText, orderText } from '#lib/orders/rules/order-text.ts'
import { claimInWords, claimLabel, claimStates } from '#messages/cli-upi.ts'
import {
  collectLabel,
  colourOf,
  commentLabel,
  courierLabel,
  discountLabel,
  emailLabel,
  forPayingOnline,
  historyLabel,
  inIndia,
  noCourierYet,
  orderedAsGuest,
  orderLabel,
  paymentLabel,
  phoneLabel,
  placedLabel,
  priceOfEach,
  refundLabel,
  sendTo,
  sizeOf,
} from '#messages/commands.ts'
import { eventWords } from '#messages/order-states.ts'
import { confirmationRows } from '../cod/confirmation-rows.ts'
import { collectInWords } from './collect-in-words.ts'
import type { OrderDetails } from './order-details.ts'
import { orderOf } from './order-of.ts'
import { stateOf } from './order-row.ts'
import { refundInWords } from './refund-in-words.ts'

/** One order as the seller packs and sends it: rows of a name and what stands beside it. */
export function orderSheet(order: OrderDetails): [string, string][] {
  const text = orderText(orderOf(order))
  return [
    [orderLabel, `${text.id}  ${text.state}`],
    [placedLabel, timeInIndia(order.placed_at)],
    // By these numbers the seller says which of several was lost.
    ...text.lines.map((line, place): [string, string] => [
      text.lines.length > 1 ? `${place + 1}.` : '',
      lineInWords(line),
    ]),
    ...text.sums.map(({ of, name, amount }): [string, string] =>
      of === 'discount' ? [discountLabel, forPayingOnline(amount)] : [name, amount],
    ),
    [paymentLabel, `${text.mode}, ${text.payment}`],
    ...upiRows(order.upi_claim),
    [collectLabel, collectInWords(stateOf(order))],
    ...confirmationRows(order),
    ...(text.promised ? [['', text.promised] satisfies [string, string]] : []),
    ...order.refunds.map((refund): [string, string] => [refundLabel, refundInWords(refund)]),
    ...addressRows(order.address),
    ...(order.guest ? [['', orderedAsGuest] satisfies [string, string]] : []),
    [courierLabel, [order.courier, order.tracking_number].filter(Boolean).join(' ') || noCourierYet],
    ...order.events.map(({ kind, at, note }, place): [string, string] => [
      place ? '' : historyLabel,
      [timeInIndia(new Date(at)), eventWords[kind], cancelReasonText(note)].filter(Boolean).join('  '),
    ]),
    ...(order.cancel_comment ? [[commentLabel, order.cancel_comment] satisfies [string, string]] : []),
  ]
}

const lineInWords = ({
  units,
  name,
  size,
  color,
  options,
  price,
  amount,
  note,
  asin,
  sku,
  promise,
}: LineText) =>
  [
    `${units} × ${name}`,
    ...(options.length > 0
      ? options.map(option => `${option.name} ${option.value}`)
      : [size && sizeOf(size), color && colourOf(color)]),
    priceOfEach(price, note && ` (${note})`),
    promise,
    `${amount}  (${sku && sku !== asin ? `${asin}, ${sku}` : asin})`,
  ]
    .filter(Boolean)
    .join(', ')

const upiRows = (claim: OrderDetails['upi_claim']): [string, string][] =>
  claim ? [[claimLabel, claimInWords(claim.utr, claimStates[claim.state], claim.flagged)]] : []

const addressRows = (address: OrderDetails['address']): [string, string][] => [
  [sendTo, `${address.firstname} ${address.lastname}`.trim()],
  ...streetLines(address).map((line): [string, string] => ['', line]),
  ...(address.district ? [['', address.district] satisfies [string, string]] : []),
  ['', `${address.city} ${address.pincode}`],
  ['', inIndia(address.STATENAME)],
  [phoneLabel, address.mobileno],
  ...(address.emailid ? [[emailLabel, address.emailid] satisfies [string, string]] : []),
]
