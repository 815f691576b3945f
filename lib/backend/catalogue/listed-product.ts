import 'server-only'
import type { Option, Product, Size, Variant } from '#lib/contract/catalogue-schemas.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { apiValues, LISTED_COLUMNS, type ListedValues } from './product-columns.ts'
import { SALE } from './sale-sql.ts'
import { LOWEST, OPTIONS, SIZES, VARIANTS } from './sellable-sql.ts'
import { type RunningSale, wireSale } from './wire-sale.ts'

/** A product as a list shows it: everything but its long text and its attributes. */
export type ProductRow = ListedValues & {
  id: number
  category_id: number
  category: string
  sizes: Size[]
  options: Option[] | null
  lowest: number | null
  /** Not in lists. */
  variants?: VariantRow[] | null
  sale?: RunningSale | null
}

type VariantRow = Omit<Variant, 'discountPrice' | 'sale' | 'net_quantity'> & {
  price: number
  sale: RunningSale | null
  net_quantity: string | null
}

/** Of `products p` joined with its category as `c`. */
export const PRODUCT_COLUMNS = `p.id, p.category_id, c.name as category, ${LISTED_COLUMNS},
  ${SIZES} as sizes, ${OPTIONS} as options, ${LOWEST} as lowest`

/** The same with the choices that exist. */
export const WHOLE_COLUMNS = `${PRODUCT_COLUMNS}, ${VARIANTS} as variants, ${SALE} as sale`

export const productOf = (row: ProductRow): Product => {
  const { sizes, images, options, lowest, variants, sale } = row
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
    ...(options && { options }),
    ...(lowest !== null && { lowestPrice: fromPaise(lowest) }),
    ...(variants && { variants: variants.map(variantTold) }),
    ...(sale && { sale: wireSale(sale, row.discount_paise) }),
  }
}

const variantTold = ({ price, originalPrice, sale, net_quantity, ...variant }: VariantRow): Variant => ({
  ...variant,
  ...(net_quantity && { net_quantity }),
  originalPrice: fromPaise(originalPrice),
  discountPrice: fromPaise(price),
  ...(sale && { sale: wireSale(sale, price) }),
})
