/** The fields of a variant that decide whether it can be sold. '' where the product has no such option. */
export type Offered = {
  size: string
  color: string
  other: string
  /** Its own pieces, or those of its size. */
  Stock: number
  /** Whether its pieces are its own; else its size's colours share them. */
  ownStock?: boolean
  unlimited?: boolean
  /** Sold when out, with this promise. */
  promise?: string
  /** In one unit of money for all variants of a product. */
  price?: number
}

type Varied<V extends Offered = Offered> = { variants?: readonly V[] | undefined }
type Parts = { size: string; color: string; other?: string }

/** The values of the third option, in their order. */
export const otherList = ({ variants }: Varied): string[] => [
  ...new Set((variants ?? []).map(({ other }) => other).filter(Boolean)),
]

/** The variant of a complete choice. A size or colour in the choice is ignored if the product has none. */
export const variantOf = <V extends Offered>({ variants }: Varied<V>, choice: Parts): V | undefined =>
  variants?.find(
    variant =>
      (!variant.size || variant.size === choice.size) &&
      (!variant.color || variant.color === choice.color) &&
      (!variant.other || variant.other === (choice.other ?? '')),
  )

/** The variants that agree with a choice, as far as it is made. */
export const fittingVariants = <V extends Offered>({ variants }: Varied<V>, choice: Parts): V[] =>
  (variants ?? []).filter(
    variant =>
      isFitting(variant.size, choice.size) &&
      isFitting(variant.color, choice.color) &&
      isFitting(variant.other, choice.other ?? ''),
  )

const isFitting = (own: string, asked: string) => !own || !asked || own === asked

/** Whether a variant that agrees with a choice can be had. True for a product without variants. */
export const isToBeHad = (product: Varied, choice: Parts) =>
  !product.variants || fittingVariants(product, choice).some(variant => stockOfVariant(variant) > 0)

/** The parts of a choice that can be had together: the size stays, and a later part that does not fit is reset. */
export function possibleChoice(product: Varied, choice: Parts): Parts {
  if (!product.variants) return choice
  const { size } = choice
  const color = isToBeHad(product, { size, color: choice.color }) ? choice.color : ''
  const { other } = choice
  return { size, color, ...(other && isToBeHad(product, { size, color, other }) && { other }) }
}

/** What can be had of a variant. */
export const stockOfVariant = ({ unlimited, promise, Stock }: Offered) =>
  unlimited || promise ? ENDLESS : Stock

/** The stock of a variant that is unlimited or sold when out: more than anybody may order. */
export const ENDLESS = 100_000

/** Whether units are promised because they are not in stock: then no stock is taken. */
export const isPromised = ({ unlimited, promise, Stock }: Offered, units: number) =>
  !unlimited && Boolean(promise) && units > Stock
