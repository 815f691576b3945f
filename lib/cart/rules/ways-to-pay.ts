import type { AtTheDoor } from '#lib/delivery/rules/delivery-charges.ts'
import {
  payAtDoorAlone,
  payAtDoorOrOnline,
  payAtSomeDoors,
  payOnlineAlone,
  payOnlineOrAtSomeDoors,
} from '#messages/cart-pages.ts'

/** How an order can be paid, as the cart says it; '' where there is no way to say. */
export const waysToPay = (atTheDoor: AtTheDoor, online: boolean): string => {
  if (atTheDoor === 'nowhere') return online ? payOnlineAlone : ''
  if (atTheDoor === 'somewhere') return online ? payOnlineOrAtSomeDoors : payAtSomeDoors
  return online ? payAtDoorOrOnline : payAtDoorAlone
}
