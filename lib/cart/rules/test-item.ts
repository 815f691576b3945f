import type { CartItem } from '#lib/contract/cart-schemas.ts'

/** A line of a cart for a test, with what the test is about filled in. */
export const testItem = (more: Partial<CartItem> = {}): CartItem => ({
  id: 1001,
  name: 'Bagh Print Stole',
  ASIN: 'NH-BAGH-STOLE-01',
  image: 'stole-1.webp',
  category: 'Bagh Prints',
  size: '',
  color: '',
  discountPrice: 649,
  originalPrice: 799,
  recommendedSellingPrice: 0,
  Unit: 1,
  quantity: 5,
  cart_size: 'S',
  cart_color: '',
  ...more,
})
