import 'server-only'
import { EVENT_NAMES } from '#lib/checkout/rules/order-state.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { type LineText, orderText } from '#lib/orders/rules/order-text.ts'
import * as texts from '#messages/commands.ts'
import { collectInWords } from './collect-words.ts'
import type { OrderDetails } from './order-details.ts'
import { orderOf } from './order-of.ts'
import { refundInWords } from './refund-in-words.ts'

/** One order as the seller packs and sends it: rows of a name and what stands beside it. */
export function orderSheet(order: OrderDetails): [string, string][] {
  const told = orderText(orderOf(order))
  return [
    [texts.order, `${told.id}  ${told.state}`],
    [texts.placed, timeInIndia(order.placed_at)],
    ...told.lines.map((line): [string, string] => ['', lineInWords(line)]),
    ...told.sums.map(({ of, name, amount }): [string, string] =>
      of === 'discount' ? [texts.discount, texts.forPayingOnline(amount)] : [name, amount],
    ),
    [texts.payment, `${told.mode}, ${told.payment}`],
    [texts.collect, collectInWords(order)],
    ...order.refunds.map((refund): [string, string] => [texts.refund, refundInWords(refund)]),
    ...addressRows(order.address),
    [texts.courier, [order.courier, order.tracking_number].filter(Boolean).join(' ') || texts.noCourierYet],
    ...order.events.map(({ kind, at, note }, place): [string, string] => [
      place ? '' : texts.history,
      [timeInIndia(new Date(at)), EVENT_NAMES[kind], note].filter(Boolean).join('  '),
    ]),
    ...(order.cancel_comment ? [[texts.comment, order.cancel_comment] satisfies [string, string]] : []),
  ]
}

const lineInWords = ({ units, name, size, color, price, amount, note, asin }: LineText) =>
  [
    `${units} × ${name}`,
    size !== 'N/A' && texts.sizeOf(size),
    color && texts.colourOf(color),
    texts.each(price, note && ` (${note})`),
    `${amount}  (${asin})`,
  ]
    .filter(Boolean)
    .join(', ')

const addressRows = (address: OrderDetails['address']): [string, string][] => [
  [texts.sendTo, `${address.firstname} ${address.lastname}`.trim()],
  ['', address.address1],
  ['', address.address2],
  ...(address.district ? [['', address.district] satisfies [string, string]] : []),
  ['', `${address.city} ${address.pincode}`],
  ['', texts.inIndia(address.STATENAME)],
  [texts.phone, address.mobileno],
  [texts.email, address.emailid],
]
