/** What of a variant decides whether it can be had. '' where the product has no such option. */
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

/** The one variant of a whole choice. Where the product has no sizes or colours, whatever is named is left aside. */
export const variantOf = <V extends Offered>({ variants }: Varied<V>, choice: Parts): V | undefined =>
  variants?.find(
    variant =>
      (!variant.size || variant.size === choice.size) &&
      (!variant.color || variant.color === choice.color) &&
      (!variant.other || variant.other === (choice.other ?? '')),
  )

/** Those that a choice leaves open. */
export const fittingVariants = <V extends Offered>({ variants }: Varied<V>, choice: Parts): V[] =>
  (variants ?? []).filter(
    variant =>
      isFitting(variant.size, choice.size) &&
      isFitting(variant.color, choice.color) &&
      isFitting(variant.other, choice.other ?? ''),
  )

const isFitting = (own: string, asked: string) => !own || !asked || own === asked

/** Whether any piece can be had of what a choice leaves open; of a product without variants that is not said here. */
export const isToBeHad = (product: Varied, choice: Parts) =>
  !product.variants || fittingVariants(product, choice).some(variant => stockOfVariant(variant) > 0)

/** As much of a choice as can be had together: what comes first stays, what does not go with it is open again. */
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

/** Of what never runs out, or is sold when out too, more can be had than anybody may ask for. */
export const ENDLESS = 100_000

/** Whether pieces that are not there are promised: then none of a stock are taken. */
export const isPromised = ({ unlimited, promise, Stock }: Offered, units: number) =>
  !unlimited && Boolean(promise) && units > Stock
