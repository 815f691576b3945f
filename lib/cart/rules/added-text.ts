import { addedToCart } from '#messages/every-page.ts'
import { unitsAddedToCart } from '#messages/product.ts'

/** '{name} (1 unit) added to cart!', with the units that were added. */
export const addedText = (name: string, units: number) =>
  `${name} ${units === 1 ? addedToCart : unitsAddedToCart(units)}`
