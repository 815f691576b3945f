import type { Product, Size } from '#lib/contract/catalogue-schemas.ts'
import { type Offered, otherList } from './variants.ts'

/** A variant as the product's page needs it: rupees, and the place of its picture in the gallery. */
export type ShownVariant = Offered & { discountPrice: number; originalPrice: number; picture: number }

/**
 * Variants as they travel in the page, where each byte counts: the texts once, and of each variant the places of its
 * values, its prices, its pieces (-1: it never runs out), and the places of its picture and of its promise.
 */
export type PackedVariants = { others: string[]; promises: string[]; rows: number[][] }

const NEVER_OUT = -1

export function packVariants(
  { variants, sizes, color }: Pick<Product, 'variants' | 'sizes' | 'color'>,
  pictures: readonly string[],
): PackedVariants | undefined {
  if (!variants?.length) return undefined
  const others = otherList({ variants })
  const promises = [...new Set(variants.map(({ promise }) => promise).filter(Boolean))]
  const names = sizes.map(({ Size_Desc }) => Size_Desc)
  return {
    others,
    promises,
    rows: variants.map(each => [
      ...[names.indexOf(each.size), color.indexOf(each.color), others.indexOf(each.other)],
      ...[each.discountPrice, each.originalPrice, each.unlimited ? NEVER_OUT : each.Stock],
      ...[each.image ? pictures.indexOf(each.image) : -1, promises.indexOf(each.promise)],
    ]),
  }
}

export const unpackVariants = (
  { others, promises, rows }: PackedVariants,
  { sizes, color }: { sizes: readonly Size[]; color: readonly string[] },
): ShownVariant[] =>
  rows.map(
    ([size = -1, tint = -1, other = -1, now = 0, before = 0, stock = 0, picture = -1, promise = -1]) => ({
      size: sizes[size]?.Size_Desc ?? '',
      color: color[tint] ?? '',
      other: others[other] ?? '',
      discountPrice: now,
      originalPrice: before,
      Stock: Math.max(stock, 0),
      unlimited: stock === NEVER_OUT,
      picture,
      promise: promises[promise] ?? '',
    }),
  )
