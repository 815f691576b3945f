import { sizeList, stockOf } from '#lib/catalogue/rules/choice.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { Line } from './lines.ts'

/** A visitor's lines with their details from the catalogue; what is no longer sold stays, with none to be had. */
export const guestItems = (lines: readonly Line[], products: ReadonlyMap<number, Product>): CartItem[] =>
  lines.map(line => {
    const product = products.get(line.id)
    return {
      id: line.id,
      name: product?.name ?? NAMELESS,
      ASIN: product?.ASIN ?? '',
      image: product?.image ?? '',
      category: product?.category ?? '',
      size: product && sizeList(product).length > 0 ? line.size : '',
      color: line.color,
      discountPrice: product?.discountPrice ?? 0,
      originalPrice: product?.originalPrice ?? 0,
      recommendedSellingPrice: product?.recommendedSellingPrice ?? 0,
      Unit: line.unit,
      quantity: product ? stockOf(product, line.size) : 0,
      cart_size: line.size,
      cart_color: line.color,
      ...(product ? {} : { withdrawn: true }),
    }
  })

/** What a line is called whose product the shop does not tell of any more. */
export const NAMELESS = 'No longer available'

export const lineOf = (item: Pick<CartItem, 'id' | 'Unit' | 'cart_size' | 'cart_color'>): Line => ({
  id: item.id,
  unit: item.Unit,
  size: item.cart_size,
  color: item.cart_color,
})
