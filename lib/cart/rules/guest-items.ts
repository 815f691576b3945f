import { sizeList, stockOf } from '#lib/catalogue/rules/sellable.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { Line } from './lines.ts'
import { itemOf } from './wire-lines.ts'

/** A visitor's lines with their details from the catalogue; what is no longer sold stays, with none to be had. */
export const guestItems = (lines: readonly Line[], products: ReadonlyMap<number, Product>): CartItem[] =>
  lines.map(line => {
    const product = products.get(line.id)
    return product
      ? itemOf(line, product, stockOf(product, line.size), sizeList(product).length > 0)
      : { ...itemOf(line, NOTHING_TOLD, 0, false), withdrawn: true }
  })

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
