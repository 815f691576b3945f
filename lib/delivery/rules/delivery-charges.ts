import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import { freeFromWords, moreForFreeDelivery } from '#messages/coupon-pages.ts'
import { deliveryCosts, deliveryFree, deliveryFrom } from '#messages/delivery-pages.ts'
import { type FreeTerms, missingForFree } from './free-terms.ts'

/** What the seller's table comes to in all, while no PIN code is known. */
export type DeliveryCharges = {
  /** Paise, of what is served. */
  lowest: number
  highest: number
  /** Whether every order may be paid at the door, wherever it goes. */
  cod: boolean
  /** Whether any may, somewhere. */
  someCod: boolean
  /** The first and the last working day that any served place is promised; none where one is promised none. */
  days?: { from: number; to: number }
  /** Where parcels start; '' where the seller does not say. */
  origin: string
  /** Where it delivers, where that is short to say; ['*'] is everywhere. */
  prefixes?: readonly string[]
}

type Charges = Pick<DeliveryCharges, 'lowest' | 'highest'>

/** "Delivery from ₹29", "Delivery ₹49 · free from ₹999 on" */
export const chargesInWords = ({ lowest, highest }: Charges, free: FreeTerms = {}) => {
  if (highest === 0) return deliveryFree
  const amount = rupee(fromPaise(lowest))
  return withFreeFrom(lowest === highest ? deliveryCosts(amount) : deliveryFrom(amount), free)
}

/** What delivery costs, and from what on it does not. */
export const withFreeFrom = (words: string, { freeAbove }: FreeTerms) =>
  freeAbove === undefined ? words : `${words} · ${freeFromWords(rupee(freeAbove))}`

/** "₹200 more for free delivery", of goods of so many paise; '' where nothing is missing. */
export const missingInWords = (free: FreeTerms, subtotal: number) => {
  const missing = missingForFree(free, subtotal)
  return missing > 0 ? moreForFreeDelivery(rupee(fromPaise(missing))) : ''
}

/** Where an order may be paid at the door: wherever it goes, at some PIN codes, or nowhere. */
export type AtTheDoor = 'everywhere' | 'somewhere' | 'nowhere'

/** `here`: whether it may at the PIN code that is known. Without a table it may everywhere. */
export const atTheDoorOf = (charges?: DeliveryCharges, here?: boolean): AtTheDoor => {
  if (!charges) return 'everywhere'
  if (here !== undefined) return here ? 'everywhere' : 'nowhere'
  if (charges.cod) return 'everywhere'
  return charges.someCod ? 'somewhere' : 'nowhere'
}
