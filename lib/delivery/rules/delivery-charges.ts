import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import { deliveryCosts, deliveryFree, deliveryFrom } from '#messages/delivery-pages.ts'

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

/** "Delivery from ₹29", "Delivery ₹49" where it is the same everywhere. */
export const chargesInWords = ({ lowest, highest }: Pick<DeliveryCharges, 'lowest' | 'highest'>) => {
  if (highest === 0) return deliveryFree
  const amount = rupee(fromPaise(lowest))
  return lowest === highest ? deliveryCosts(amount) : deliveryFrom(amount)
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
