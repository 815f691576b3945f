import type { Product, Size, Variant } from '#lib/contract/catalogue-schemas.ts'
import type { Sale } from '#lib/contract/sale-schemas.ts'
import { type Offered, otherList } from './variants.ts'

/** A variant as the product's page needs it: rupees, and the place of its picture in the gallery. */
export type ShownVariant = Offered & {
  discountPrice: number
  originalPrice: number
  picture: number
  /** What is said beside its price, of its sale and of what a unit costs; '' where nothing is. */
  sale: string
}

/**
 * Variants as they travel in the page, where each byte counts: the texts once, and of each variant the places of its
 * values, its prices, its pieces (-1: it never runs out), and the places of its picture, of its promise, and where sales
 * run or a unit has a price, of what is said of them. Column by column, since what is alike stands together then.
 */
export type PackedVariants = { others: string[]; promises: string[]; sales?: string[]; columns: number[][] }

const NEVER_OUT = -1

type UnitPriceWords = (quantity: string | undefined, price: number) => string | undefined

export function packVariants(
  { variants, sizes, color, declared }: Pick<Product, 'variants' | 'sizes' | 'color' | 'declared'>,
  pictures: readonly string[],
  saleWords: (sale: Sale) => string = () => '',
  unitPriceWords: UnitPriceWords = () => undefined,
): PackedVariants | undefined {
  if (!variants?.length) return undefined
  const others = otherList({ variants })
  const promises = [...new Set(variants.map(({ promise }) => promise).filter(Boolean))]
  const saleOf = ({ sale, net_quantity, discountPrice }: Variant) =>
    [unitPriceWords(net_quantity ?? declared?.net_quantity, discountPrice), sale && saleWords(sale)]
      .filter(Boolean)
      .join('. ')
  const sales = [...new Set(variants.map(saleOf).filter(Boolean))]
  const names = sizes.map(({ Size_Desc }) => Size_Desc)
  const place = (list: readonly string[], value: string) => (value ? list.indexOf(value) : -1)
  const columnOf = (read: (variant: Variant) => number) => variants.map(read)
  return {
    others,
    promises,
    ...(sales.length > 0 && { sales }),
    columns: [
      columnOf(({ size }) => place(names, size)),
      columnOf(variant => place(color, variant.color)),
      columnOf(({ other }) => place(others, other)),
      columnOf(({ discountPrice }) => discountPrice),
      columnOf(({ originalPrice }) => originalPrice),
      columnOf(({ unlimited, Stock }) => (unlimited ? NEVER_OUT : Stock)),
      columnOf(({ image }) => place(pictures, image)),
      columnOf(({ promise }) => place(promises, promise)),
      ...(sales.length > 0 ? [columnOf(variant => place(sales, saleOf(variant)))] : []),
    ],
  }
}

export function unpackVariants(
  { others, promises, sales = [], columns }: PackedVariants,
  { sizes, color }: { sizes: readonly Size[]; color: readonly string[] },
): ShownVariant[] {
  const [first = []] = columns
  return first.map((_, row) => {
    const at = (column: number) => columns[column]?.[row] ?? -1
    return {
      size: sizes[at(0)]?.Size_Desc ?? '',
      color: color[at(1)] ?? '',
      other: others[at(2)] ?? '',
      discountPrice: at(3),
      originalPrice: at(4),
      Stock: Math.max(at(5), 0),
      unlimited: at(5) === NEVER_OUT,
      picture: at(6),
      promise: promises[at(7)] ?? '',
      sale: sales[at(8)] ?? '',
    }
  })
}
