import 'server-only'
import { rupee } from '../../catalogue/price.ts'
import { fromPaise } from '../../checkout/money.ts'
import { EVENT_NAMES, type OrderState, STATUS_NAMES } from '../../checkout/order-state.ts'
import { timeInIndia } from '../../orders/india-time.ts'
import { stateOf } from './order-row.ts'
import { refundInWords } from './refund-in-words.ts'
import type { WholeOrder } from './whole-order.ts'

/** One order as the seller packs and sends it: rows of a name and what stands beside it. */
export const orderSheet = (order: WholeOrder): [string, string][] => [
  ['Order', `${order.id}  ${STATUS_NAMES[order.status]}`],
  ['Placed', timeInIndia(order.placed_at)],
  ...order.lines.map((line): [string, string] => ['', lineInWords(line)]),
  ['Total', totalInWords(order)],
  ['Collect', collectInWords(stateOf(order))],
  ...order.refunds.map((refund): [string, string] => ['Refund', refundInWords(refund)]),
  ...addressRows(order.address),
  ['Courier', [order.courier, order.tracking_number].filter(Boolean).join(' ') || 'none yet'],
  ...order.events.map(({ kind, at, note }, place): [string, string] => [
    place ? '' : 'History',
    [timeInIndia(new Date(at)), EVENT_NAMES[kind], note].filter(Boolean).join('  '),
  ]),
  ...(order.cancel_comment ? [['Comment', order.cancel_comment] satisfies [string, string]] : []),
]

const lineInWords = ({ name, size, color, units, total, asin, product_id }: WholeOrder['lines'][number]) =>
  [
    `${units} × ${name}`,
    size && `size ${size}`,
    color && `colour ${color}`,
    `${money(total)}  (${asin || product_id})`,
  ]
    .filter(Boolean)
    .join(', ')

const totalInWords = ({ total, delivery, discount, mode }: WholeOrder) =>
  [
    money(total),
    mode === 'COD' ? 'pay on delivery' : 'online',
    delivery > 0 && `${money(delivery)} of it delivery`,
    discount > 0 && `${money(discount)} taken off`,
  ]
    .filter(Boolean)
    .join(', ')

/** What the courier is to bring back. */
const collectInWords = ({ status, mode, total }: OrderState) => {
  if (status === 'cancelled' || status === 'expired') return 'nothing: it is not to be sent'
  if (status === 'awaiting') return 'nothing: it waits for its payment, do not send it yet'
  if (mode === 'ONLINE') return 'nothing: it is paid'
  return status === 'delivered'
    ? `${money(total)}, at the door when it was delivered`
    : `${money(total)} at the door`
}

const addressRows = (address: WholeOrder['address']): [string, string][] => [
  ['Send to', `${address.firstname} ${address.lastname}`.trim()],
  ['', address.address1],
  ['', address.address2],
  ...(address.district ? [['', address.district] satisfies [string, string]] : []),
  ['', `${address.city} ${address.pincode}`],
  ['', `${address.STATENAME}, India`],
  ['Phone', address.mobileno],
  ['Email', address.emailid],
]

const money = (paise: number) => rupee(fromPaise(paise))
