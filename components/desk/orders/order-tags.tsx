import type { ListedOrder } from '#lib/desk/rules/orders/order-list.ts'
import {
  atDoorTag,
  claimTag,
  lateTag,
  paidTag,
  refundTag,
  returnTag,
  sharingTag,
  stallTag,
  unconfirmedTag,
} from '#messages/desk-orders.ts'
import { bookedTag, parcelTaskTag } from '#messages/desk-orders-courier.ts'
import { statusWords } from '#messages/order-states.ts'

type Tagged = Pick<
  ListedOrder,
  | 'status'
  | 'isAtDoor'
  | 'isAtStall'
  | 'isUnconfirmed'
  | 'isLate'
  | 'isClaimed'
  | 'isReturnAsked'
  | 'isRefundStuck'
  | 'sharing'
  | 'isBooked'
  | 'isParcelTask'
>

/** Where an order stands, and what about it wants attention. */
export function OrderTags(order: Tagged) {
  const good = [
    statusWords[order.status],
    wayTag(order),
    order.sharing > 0 && sharingTag,
    order.isBooked && bookedTag,
  ]
  const bad = [
    order.isLate && lateTag,
    order.isUnconfirmed && unconfirmedTag,
    order.isClaimed && claimTag,
    order.isReturnAsked && returnTag,
    order.isRefundStuck && refundTag,
    order.isParcelTask && parcelTaskTag,
  ]
  return (
    <span className="flex flex-wrap gap-1">
      {bad.filter(Boolean).map(text => (
        <span key={String(text)} className="desk-tag" data-tone="bad">
          {text}
        </span>
      ))}
      {good.filter(Boolean).map(text => (
        <span key={String(text)} className="desk-tag">
          {text}
        </span>
      ))}
    </span>
  )
}

const wayTag = ({ status, isAtDoor, isAtStall }: Tagged) => {
  if (status === 'awaiting' || status === 'expired') return ''
  return isAtStall ? stallTag : isAtDoor ? atDoorTag : paidTag
}
