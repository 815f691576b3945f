import { piecesOf, sizeList } from '#lib/catalogue/rules/sellable.ts'
import { isPromised, variantOf } from '#lib/catalogue/rules/variants.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { noLongerAvailable } from '#messages/cart.ts'
import type { Line } from './lines.ts'
import { itemOf } from './wire-lines.ts'

/** A visitor's lines with their details from the catalogue; what is no longer sold stays, with none to be had. */
export const guestItems = (lines: readonly Line[], products: ReadonlyMap<number, Product>): CartItem[] =>
  lines.map(line => {
    const product = products.get(line.id)
    return product ? soldItem(line, product) : { ...itemOf(line, NOTHING_TOLD, 0, false), withdrawn: true }
  })

/** Whether the shop tells nothing any more of a line's product, not even its name. */
export const isUntold = ({ ASIN, image, category }: CartItem) => !ASIN && !image && !category

/** At the price of its variant, and with that one's picture. */
function soldItem(line: Line, product: Product): CartItem {
  const variant = variantOf(product, line)
  const details = variant
    ? {
        ...product,
        discountPrice: variant.discountPrice,
        originalPrice: variant.originalPrice,
        image: variant.image || product.image,
      }
    : product
  return itemOf(line, details, piecesOf(product, line), sizeList(product).length > 0, {
    options: product.options,
    sale: (variant ?? product).sale,
    before: (variant ?? product).before,
    ...(variant && isPromised(variant, line.unit) && { promise: variant.promise }),
  })
}

const NOTHING_TOLD = {
  name: noLongerAvailable,
  ASIN: '',
  image: '',
  category: '',
  discountPrice: 0,
  originalPrice: 0,
  recommendedSellingPrice: 0,
}
