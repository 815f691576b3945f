import type { CartItem, CartLine, Wish } from '#lib/contract/cart-schemas.ts'
import type { Option } from '#lib/contract/catalogue-schemas.ts'
import type { Before, Sale } from '#lib/contract/sale-schemas.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { choiceInWords } from './choice-in-words.ts'
import { type Line, type LineKey, type NamedLine, withOther } from './lines.ts'

// Where a line passes from the contract's spelling into ours and back. That of an item is lineOf, which the browser
// needs on every page.

type Options = { cart_options?: Record<string, string> }
type CallLine = { prod_id: number; unit: number; cart_size?: string; cart_color?: string } & Options

/** Whoever names only a line does not know what its product calls its third option. */
const NAMELESS = 'option'
const asOptions = (other: string | undefined, name = NAMELESS): Options =>
  other ? { cart_options: { [name]: other } } : {}

/** The line that a call names. */
export const lineOfCall = ({ prod_id, unit, cart_size = '', cart_color = '', ...more }: CallLine): Line => ({
  id: prod_id,
  unit,
  size: cart_size,
  color: cart_color,
  ...withOther(more.cart_options),
})

/** The line that a call is to name. */
export const asCartLine = ({ id, unit, size, color, other }: Line): CartLine => ({
  prod_id: id,
  unit,
  cart_size: size,
  cart_color: color,
  ...asOptions(other),
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

/**
 * What a product calls its options, what of a line is promised where its pieces are not there, its sale, and what was
 * asked before its price changed.
 */
type Named = {
  options?: readonly Option[] | undefined
  promise?: string | undefined
  sale?: Sale | undefined
  before?: Before | undefined
}

/** A line with what the catalogue tells of it, and how many can be had. */
export const itemOf = (
  line: Line,
  details: ItemDetails,
  stock: number,
  isSized: boolean,
  { options, promise, sale, before }: Named = {},
): CartItem => ({
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
  ...asOptions(line.other, options?.find(({ slot }) => slot === 'other')?.name),
  ...(options?.length && { chosen: choiceInWords(line, options) }),
  ...(promise && { promise }),
  ...(sale && { sale }),
  ...(before && { before }),
})

/** A wish is what names a line. */
export const wishOf = ({ id, cart_size, cart_color, cart_options }: Wish): LineKey => ({
  id,
  size: cart_size,
  color: cart_color,
  ...withOther(cart_options),
})

export const asWish = ({ id, size, color, other }: LineKey): Wish => ({
  id,
  cart_size: size,
  cart_color: color,
  ...asOptions(other),
})

/** A line of an order as it is sent: by its product's code, or the id as text. */
type Ordered = {
  prod_id?: number
  productcode: string
  quantity: number
  cart_size?: string
  cart_color?: string
} & Options

export const lineOrdered = ({ cart_size = '', cart_color = '', ...line }: Ordered): NamedLine => ({
  id: line.prod_id ?? line.productcode,
  unit: line.quantity,
  size: cart_size,
  color: cart_color,
  ...withOther(line.cart_options),
})

export const orderLineOf = (item: CartItem) => ({
  ...(item.id > 0 && { prod_id: item.id }),
  productcode: item.ASIN || String(item.id),
  asinid: item.ASIN || String(item.id),
  quantity: item.Unit,
  cart_size: item.cart_size,
  cart_color: item.cart_color,
  ...(item.cart_options && { cart_options: item.cart_options }),
  expected_price: item.discountPrice,
})
