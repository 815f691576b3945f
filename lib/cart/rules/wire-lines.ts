import { fromPaise } from '#lib/rules/money.ts'
import type { CartItem, CartLine, Wish } from '../../contract/cart-schemas.ts'
import type { Line, LineKey, NamedLine } from './lines.ts'

// Where a line passes from the contract's spelling into ours and back. That of an item is lineOf, which the browser
// needs on every page.

type CallLine = { prod_id: number; unit: number; cart_size?: string; cart_color?: string }

/** The line that a call names. */
export const lineOfCall = ({ prod_id, unit, cart_size = '', cart_color = '' }: CallLine): Line => ({
  id: prod_id,
  unit,
  size: cart_size,
  color: cart_color,
})

/** The line that a call is to name. */
export const asCartLine = ({ id, unit, size, color }: Line): CartLine => ({
  prod_id: id,
  unit,
  cart_size: size,
  cart_color: color,
})

/** What the catalogue tells of an item's product. */
type ItemDetails = Pick<
  CartItem,
  'name' | 'ASIN' | 'image' | 'category' | 'discountPrice' | 'originalPrice' | 'recommendedSellingPrice'
>

/** The same of a product as the shop keeps it; paise. */
export const itemDetailsOf = (product: {
  name: string
  asin: string
  image: string | null
  category: string
  price: number
  originalPrice: number
  delivery: number
}): ItemDetails => ({
  name: product.name,
  ASIN: product.asin,
  image: product.image ?? '',
  category: product.category,
  discountPrice: fromPaise(product.price),
  originalPrice: fromPaise(product.originalPrice),
  recommendedSellingPrice: fromPaise(product.delivery),
})

/** A line with what the catalogue tells of it, and how many can be had. */
export const itemOf = (line: Line, details: ItemDetails, stock: number, isSized: boolean): CartItem => ({
  id: line.id,
  name: details.name,
  ASIN: details.ASIN,
  image: details.image,
  category: details.category,
  size: isSized ? line.size : '',
  color: line.color,
  discountPrice: details.discountPrice,
  originalPrice: details.originalPrice,
  recommendedSellingPrice: details.recommendedSellingPrice,
  Unit: line.unit,
  quantity: stock,
  cart_size: line.size,
  cart_color: line.color,
})

/** A wish is what names a line. */
export const wishOf = ({ id, cart_size, cart_color }: Wish): LineKey => ({
  id,
  size: cart_size,
  color: cart_color,
})

export const asWish = ({ id, size, color }: LineKey): Wish => ({ id, cart_size: size, cart_color: color })

/** A line of an order as it is sent: by its product's code, or the id as text. */
type Ordered = {
  prod_id?: number
  productcode: string
  quantity: number
  cart_size?: string
  cart_color?: string
}

export const lineOrdered = ({ cart_size = '', cart_color = '', ...line }: Ordered): NamedLine => ({
  id: line.prod_id ?? line.productcode,
  unit: line.quantity,
  size: cart_size,
  color: cart_color,
})

export const orderLineOf = (item: CartItem) => ({
  ...(item.id > 0 && { prod_id: item.id }),
  productcode: item.ASIN || String(item.id),
  asinid: item.ASIN || String(item.id),
  quantity: item.Unit,
  cart_size: item.cart_size,
  cart_color: item.cart_color,
  expected_price: item.discountPrice,
})
