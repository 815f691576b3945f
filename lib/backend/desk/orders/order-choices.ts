import 'server-only'
import { isCancellable, isReturnable, mayStep } from '#lib/checkout/rules/order-state.ts'
import type { DeskBooking } from '#lib/desk/rules/orders/desk-booking.ts'
import type { OrderChoices } from '#lib/desk/rules/orders/desk-order.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { courierSettings } from '../../couriers/settings.ts'
import type { OrderDetails } from '../../orders/order-details.ts'
import { stateOf } from '../../orders/order-row.ts'
import { isBookable } from './desk-booking.ts'

type More = { isAtStall: boolean; booking: DeskBooking | undefined }

/** Which acts its page offers. Each act decides again by the order as it is then. */
export function orderChoices(order: OrderDetails, role: Role, { isAtStall, booking }: More): OrderChoices {
  const state = stateOf(order)
  const isOwner = role === 'owner'
  const isAtDoor = order.mode === 'COD' || (order.at_door ?? 0) > 0
  const isHere = order.status === 'placed' || order.status === 'packed'
  return {
    confirm: isOwner && order.mode === 'COD' && order.status === 'placed' && !order.confirmed_at,
    pack: !isAtStall && mayStep(state, 'packed'),
    book: !isAtStall && order.status === 'packed' && courierSettings() !== undefined && isBookable(booking),
    ship: !isAtStall && mayStep(state, 'shipped'),
    correct:
      isOwner && (order.status === 'shipped' || (order.status === 'delivered' && order.courier !== '')),
    deliver: isOwner && mayStep(state, 'delivered'),
    refuse: isOwner && isAtDoor && isReturnable(state),
    comeBack: isOwner && isReturnable(state),
    lose: isOwner && isReturnable(state),
    losePart: isOwner && (order.status === 'delivered' || (order.status === 'shipped' && !isAtDoor)),
    goodwill: isOwner && (order.status === 'delivered' || (order.status === 'shipped' && !isAtDoor)),
    cancel: isOwner && isCancellable(state),
    address: isOwner && isCancellable(state),
    share: isHere && !isAtStall,
    handOver: isOwner && isHere && isAtStall,
  }
}
