import 'server-only'
import type { DeskRefund, OwnersPart } from '#lib/desk/rules/orders/desk-order.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import type { OrderText } from '#lib/orders/rules/order-text.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { paidWith } from '#messages/cli-returns.ts'
import { payBackToSender, payBackToUpi, waitsForUpiId } from '#messages/desk-orders-acts.ts'
import { db } from '../../db/pool.ts'
import { messageState } from '../../mail/phone/message-state.ts'
import { messagesOfOrder } from '../../mail/phone/seller-messages.ts'
import { orderLink } from '../../order-links/order-link.ts'
import type { OrderDetails } from '../../orders/order-details.ts'
import { refundInWords, refundStateInWords } from '../../orders/refund-in-words.ts'
import { UPI_GATEWAY } from '../../upi/upi-gateway.ts'
import { customerHistory } from './customer-history.ts'

/** What only the owner sees of an order: money, who ordered, what was done. */
export async function ownersPart(order: OrderDetails, text: OrderText): Promise<OwnersPart> {
  const { id } = order
  const [refunds, parts, link, history, returns, messages, deeds, hand] = await Promise.all([
    db.query<RefundRow>(REFUNDS, [id]),
    db.query<PartRow>(PARTS, [id]),
    orderLink(id),
    customerHistory(order),
    db.query<OwnersPart['returns'][number]>(RETURNS, [id]),
    messagesOfOrder(id),
    db.query<{ at: Date; by: string; act: string; outcome: string; fields: string[] }>(DEEDS, [id]),
    db.one<NonNullable<OwnersPart['hand']>>('select taken, paid from hand_orders where order_id = $1', [id]),
  ])
  const claim = order.upi_claim
  return {
    total: order.total,
    sums: text.sums,
    payment: [text.mode, text.payment].filter(Boolean).join(', '),
    email: order.address.emailid,
    refunds: refunds.map(
      ({ name, ...refund }): DeskRefund => ({
        name,
        amount: refund.amount,
        words: refundInWords(refund),
        state: refund.state,
        payTo: order.gateway === UPI_GATEWAY && refund.state !== 'done' ? payBackToSender : '',
      }),
    ),
    partRefunds: parts.map(partRefund),
    upi: claim
      ? { utr: claim.utr, state: claim.state, reason: claim.reason, isFlagged: claim.flagged }
      : undefined,
    isByUpi: order.gateway === UPI_GATEWAY,
    isPaid: order.paid_by !== null,
    link,
    history,
    returns,
    messages: messages.map(message => ({
      id: Number(message.id),
      template: message.template,
      state: messageState(message, momentInIndia),
      ...(message.isStopped || message.isOutdated
        ? { text: '', link: '' }
        : { text: message.text, link: message.link }),
    })),
    deeds: deeds.map(({ at, outcome, ...deed }) => ({
      ...deed,
      at: at.toISOString(),
      isDone: outcome === 'done',
    })),
    cancelComment: order.cancel_comment,
    hand,
  }
}

type RefundRow = {
  name: string
  amount: number
  state: 'due' | 'sent' | 'done' | 'stuck'
  by_hand: string
  last_error: string
}
type PartRow = {
  name: string
  amount: number
  state: DeskRefund['state']
  utr: string
  last_error: string
  is_online: boolean
  upi: string | null
}

const partRefund = ({
  name,
  amount,
  state,
  utr,
  last_error: error,
  is_online: isOnline,
  upi,
}: PartRow): DeskRefund => {
  const payTo =
    state !== 'by-hand' ? '' : isOnline ? payBackToSender : upi ? payBackToUpi(upi) : waitsForUpiId
  const words = utr ? paidWith(utr) : payTo || refundStateInWords(state === 'by-hand' ? 'due' : state)
  return { name, amount, state, payTo, words: [exactRupees(amount), words, error].filter(Boolean).join(', ') }
}

const REFUNDS = `
  select payment_id as name, amount, state, by_hand, last_error from refunds where order_id = $1 order by created_at`

const PARTS = `
  select coalesce(q.number, r.order_id) as name, r.amount, r.state, r.utr, r.last_error,
         r.payment_id is not null as is_online,
         (select t.upi from refund_targets t where t.order_id = r.order_id) as upi
    from part_refunds r join ended_parts p on p.id = r.part_id left join return_requests q on q.id = p.return_id
   where r.order_id = $1 order by r.created_at`

const RETURNS = `
  select q.number, q.state, q.wish,
         (select string_agg(l.units || ' × ' || n.name, ', ' order by l.place)
            from return_lines l join order_lines n on n.order_id = q.order_id and n.place = l.place
           where l.return_id = q.id) as lines
    from return_requests q where q.order_id = $1 order by q.asked_at`

const DEEDS = `
  select at, person as by, act, outcome, array(select jsonb_object_keys(changed)) as fields
    from desk_book where about = $1 and outcome in ('done', 'refused') order by id desc limit 50`
