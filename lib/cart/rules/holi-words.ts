import { HOLI_NAME, HOLI_UNITS } from '#lib/constants.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { holiCondition, holiMissing, holiOffer, holiYours } from '#messages/cart.ts'
import { isHoliOffer } from './totals.ts'

/**
 * What the cart says of the offer: its sentence, its condition, and what is missing for it. Nothing where it cannot be
 * had: with another line, with more units than it is for, or where there are too few in that size (Rule 51).
 */
export function holiWords(items: readonly CartItem[]): string[] {
  const [item] = items
  if (!item || items.length > 1 || item.name !== HOLI_NAME) return []
  if (item.Unit > HOLI_UNITS || item.quantity < HOLI_UNITS) return []
  return [holiOffer, holiCondition, isHoliOffer(items) ? holiYours : missing(item)]
}

const missing = ({ Unit, size }: CartItem) => holiMissing(HOLI_UNITS - Unit, size)
