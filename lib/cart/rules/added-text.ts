import { addedToCart } from '#messages/every-page.ts'

/** '{name} (1 unit) added to cart!', with the units that were added. */
export const addedText = (name: string, units: number) =>
  `${name} ${units === 1 ? addedToCart : addedToCart.replace('1 unit', `${units} units`)}`
