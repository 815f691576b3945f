import { piecesOf, sizeList } from '#lib/catalogue/rules/sellable.ts'
import { isPromised, variantOf } from '#lib/catalogue/rules/variants.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { Line } from './lines.ts'
import { itemOf } from './wire-lines.ts'

/** A visitor's lines with their details from the catalogue; what is no longer sold stays, with none to be had. */
export const guestItems = (lines: readonly Line[], products: ReadonlyMap<number, Product>): CartItem[] =>
  lines.map(line => {
    const product = products.get(line.id)
    return product ? soldItem(line, product) : { ...itemOf(line, NOTHING_TOLD, 0, false), withdrawn: true }
  })

/** At the price of its variant, and with that one's picture. */
function soldItem(line: Line, product: Product): CartItem {
  const variant = variantOf(product, line)
  const told = variant
    ? {
        ...product,
        discountPrice: variant.discountPrice,
        originalPrice: variant.originalPrice,
        image: variant.image || product.image,
      }
    : product
  return itemOf(line, told, piecesOf(product, line), sizeList(product).length > 0, {
    options: product.options,
    ...(variant && isPromised(variant, line.unit) && { promise: variant.promise }),
  })
}

/** What a line is called whose product the shop does not tell of any more. */
export const NAMELESS = 'No longer available'

const NOTHING_TOLD = {
  name: NAMELESS,
  ASIN: '',
  image: '',
  category: '',
  discountPrice: 0,
  originalPrice: 0,
  recommendedSellingPrice: 0,
}
