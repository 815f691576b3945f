import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { dayInWords } from '#lib/delivery/rules/day-in-words.ts'
import { type DeliveryOffer, mayPayAtDoor } from '#lib/delivery/rules/delivery-offer.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import { codAboveAt, codNotAt } from '#messages/delivery.ts'

type Wanted = {
  mode: 'COD' | 'ONLINE'
  total: number
  shownDay: string | undefined
  /** Whether it could be paid online instead. */
  isOnline: boolean
}

/** Refuses an order that delivery.csv does not admit, and one that would come later than its page said. */
export function refuseUndeliverable(
  offer: DeliveryOffer | undefined,
  { mode, total, shownDay, isOnline }: Wanted,
) {
  if (!offer) return
  const { pin, served, days, codMax } = offer
  if (!served) throw refusal(409, 'notServedAt', { parameters: [pin] })
  if (shownDay && days && days.last > shownDay)
    throw refusal(409, 'deliveryLater', { parameters: [dayInWords(days.last)] })
  if (mode === 'ONLINE' || mayPayAtDoor(offer, total)) return
  if (codMax === undefined) throw refusal(409, 'codNotAt', { parameters: [pin, isOnline] })
  throw refusal(409, 'codAboveAt', { parameters: [rupee(fromPaise(codMax)), pin, isOnline] })
}

/** Why this order cannot be paid at the door there, in a sentence; '' where it can. */
export function codRefusedAt(offer: DeliveryOffer | undefined, total: number, isOnline: boolean) {
  if (!offer?.served || mayPayAtDoor(offer, total)) return ''
  return offer.codMax === undefined
    ? codNotAt(offer.pin, isOnline)
    : codAboveAt(rupee(fromPaise(offer.codMax)), offer.pin, isOnline)
}
