import 'server-only'
import { EVENT_NAMES } from '#lib/checkout/rules/order-state.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { type LineText, orderText } from '#lib/orders/rules/order-text.ts'
import { collectInWords } from './collect-words.ts'
import type { OrderDetails } from './order-details.ts'
import { orderOf } from './order-of.ts'
import { refundInWords } from './refund-in-words.ts'

/** One order as the seller packs and sends it: rows of a name and what stands beside it. */
export function orderSheet(order: OrderDetails): [string, string][] {
  const told = orderText(orderOf(order))
  return [
    ['Order', `${told.id}  ${told.state}`],
    ['Placed', timeInIndia(order.placed_at)],
    ...told.lines.map((line): [string, string] => ['', lineInWords(line)]),
    ...told.sums.map(({ of, name, amount }): [string, string] =>
      of === 'discount' ? ['Discount', `${amount}, for paying online`] : [name, amount],
    ),
    ['Payment', `${told.mode}, ${told.payment}`],
    ['Collect', collectInWords(order)],
    ...order.refunds.map((refund): [string, string] => ['Refund', refundInWords(refund)]),
    ...addressRows(order.address),
    ['Courier', [order.courier, order.tracking_number].filter(Boolean).join(' ') || 'none yet'],
    ...order.events.map(({ kind, at, note }, place): [string, string] => [
      place ? '' : 'History',
      [timeInIndia(new Date(at)), EVENT_NAMES[kind], note].filter(Boolean).join('  '),
    ]),
    ...(order.cancel_comment ? [['Comment', order.cancel_comment] satisfies [string, string]] : []),
  ]
}

const lineInWords = ({ units, name, size, color, price, amount, note, asin }: LineText) =>
  [
    `${units} × ${name}`,
    size !== 'N/A' && `size ${size}`,
    color && `colour ${color}`,
    `${price} each${note && ` (${note})`}`,
    `${amount}  (${asin})`,
  ]
    .filter(Boolean)
    .join(', ')

const addressRows = (address: OrderDetails['address']): [string, string][] => [
  ['Send to', `${address.firstname} ${address.lastname}`.trim()],
  ['', address.address1],
  ['', address.address2],
  ...(address.district ? [['', address.district] satisfies [string, string]] : []),
  ['', `${address.city} ${address.pincode}`],
  ['', `${address.STATENAME}, India`],
  ['Phone', address.mobileno],
  ['Email', address.emailid],
]
