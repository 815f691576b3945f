import 'server-only'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import type { DeliveryOffer } from '#lib/delivery/rules/delivery-offer.ts'
import { offerInWords } from '#lib/delivery/rules/pin-answer.ts'
import { notServedAt } from '#messages/delivery.ts'

/** What a quote says of its delivery beside the charge. */
export const quotedDelivery = (offer: DeliveryOffer): Told => {
  const { pin, served, days } = offer
  if (!pin) return { deliverTo: '' }
  if (!served) return { deliverTo: pin, notServed: notServedAt(pin) }
  return { deliverTo: pin, deliverySays: offerInWords(offer), ...(days && { deliverBy: days.last }) }
}

type Told = Pick<Quote, 'deliverBy' | 'deliverTo' | 'deliverySays' | 'notServed'>
