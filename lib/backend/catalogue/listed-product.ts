import 'server-only'
import type { Product, Size } from '#lib/contract/catalogue-schemas.ts'
import { apiValues, LISTED_COLUMNS, type ListedValues } from './product-columns.ts'
import { SIZES } from './sellable-sql.ts'

/** A product as a list shows it: everything but its long text and its attributes. */
export type ProductRow = ListedValues & {
  id: number
  category_id: number
  category: string
  sizes: Size[]
}

/** Of `products p` joined with its category as `c`. */
export const PRODUCT_COLUMNS = `p.id, p.category_id, c.name as category, ${LISTED_COLUMNS},
  ${SIZES} as sizes`

export const productOf = (row: ProductRow): Product => {
  const { sizes, images } = row
  return {
    id: row.id,
    categoryid: row.category_id,
    subcategoryid: row.subcategory_id,
    category: row.category,
    image: images[0] ?? '',
    thumbnail: images.map(CoImage => ({ CoImage })),
    ...apiValues(row),
    colongdescription: '',
    sizes,
    size: sizes.map(size => size.Size_Desc).join(','),
    quantity: sizes.reduce((sum, size) => sum + size.Stock, 0),
    liked: false,
    attributes: {},
  }
}
