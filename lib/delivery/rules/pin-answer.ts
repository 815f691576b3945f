import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import {
  deliveryBy,
  noSuchPin,
  notSixDigits,
  payOnDeliveryAvailable,
  payOnDeliveryUpTo,
  payOnlineOnly,
  pinIs,
  pinNotServed,
} from '#messages/delivery-pages.ts'
import { dayInWords } from './day-in-words.ts'
import { chargesInWords } from './delivery-charges.ts'
import type { DeliveryOffer } from './delivery-offer.ts'
import type { FreeTerms } from './free-terms.ts'

type PinPlaces = { places: readonly { state: string; district: string }[]; town: string }

/** The answer for a PIN code, ready to be shown. */
export type PinAnswer = PinPlaces & {
  pin: string
  /** Whether an order can go there. */
  ok: boolean
  /** "Delivery by Tue 25 Nov · Pay on delivery available", or why not. */
  say: string
  /** "560001, Bengaluru, Karnataka · Delivery ₹49" */
  more: string
  /** Whether India Post has such a PIN code. */
  isKnown: boolean
  /** Paise; none where the shop has no table, or does not deliver there. */
  charge?: number
  /** Whether an order may be paid at the door there; none where the shop has no table. */
  cod?: boolean
}

const NOWHERE: PinPlaces = { places: [], town: '' }

/** `pin` has been read by pinCode(). */
export function pinAnswer(
  pin: string,
  found: PinPlaces | undefined,
  offer: DeliveryOffer | undefined,
  free?: FreeTerms,
): PinAnswer {
  const said = { pin, ...(found ?? NOWHERE), isKnown: found !== undefined, more: '' }
  if (pin.length !== 6) return { ...said, ok: false, say: notSixDigits }
  if (!found) return { ...said, ok: false, say: noSuchPin(pin) }
  if (!offer) return { ...said, ok: true, say: '', more: pinIs(pin, placeInWords(found)) }
  if (!offer.served) return { ...said, ok: false, say: pinNotServed(pin, placeInWords(found)) }
  const { charge, cod } = offer
  return {
    ...said,
    ...{ ok: true, charge, cod, say: offerInWords(offer) },
    more: `${pinIs(pin, placeInWords(found))} · ${chargesInWords({ lowest: charge, highest: charge }, free)}`,
  }
}

/** "Delivery by Tue 25 Nov · Pay on delivery available" */
export const offerInWords = ({ days, cod, codMax }: DeliveryOffer) =>
  [
    ...(days ? [deliveryBy(dayInWords(days.last))] : []),
    !cod
      ? payOnlineOnly
      : codMax === undefined
        ? payOnDeliveryAvailable
        : payOnDeliveryUpTo(rupee(fromPaise(codMax))),
  ].join(' · ')

/** "Bengaluru, Karnataka" */
export const placeInWords = ({ places, town }: PinPlaces) => {
  const [first] = places
  if (!first) return ''
  return [town || (places.length === 1 ? first.district : ''), first.state].filter(Boolean).join(', ')
}
