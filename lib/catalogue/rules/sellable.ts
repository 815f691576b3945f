import { UNSIZED } from '#lib/constants.ts'
import type { Size } from '#lib/contract/catalogue-schemas.ts'
import { fittingVariants, type Offered, otherList, stockOfVariant, variantOf } from './variants.ts'

/** A size and a colour; '' where none is chosen, or none is offered. The third option only where there is one. */
export type Choice = { size: string; color: string; other?: string }

/** What decides which choice of a product can be had, and how many. */
export type Sellable = {
  sizes: readonly Pick<Size, 'Size_Desc' | 'Stock'>[]
  color: readonly string[]
  /** Another host may tell this and no sizes at all. */
  quantity?: number
  /** The choices that exist, where they differ in more than the stock of a size; undefined: each size in each colour. */
  variants?: readonly Offered[] | undefined
}
type Stocked = Pick<Sellable, 'sizes' | 'quantity'>

/** The one size of a product without sizes, in the catalogue. Its line has UNSIZED in a cart and '' in an order. */
export const NO_SIZE = 'NA'

/** The sizes to choose from: none where the only one is NA. */
export const sizeList = <S extends Sellable['sizes']>({ sizes }: { sizes: S }): S | [] =>
  sizes.length === 1 && sizes[0]?.Size_Desc === NO_SIZE ? [] : sizes

/** How many there are of this size, or of a product without sizes. */
export const stockOf = (product: Stocked, size: string): number => {
  const sizes = sizeList(product)
  if (sizes.length) return sizes.find(entry => entry.Size_Desc === size)?.Stock ?? 0
  return product.sizes[0]?.Stock ?? product.quantity ?? 0
}

/** How many of this choice can be had: of its variant, where there are any, else of its size. */
export const piecesOf = (product: Sellable, choice: Choice): number => {
  if (!product.variants?.length) return stockOf(product, choice.size)
  const chosen = choose(product, choice)
  return 'wrong' in chosen ? 0 : chosen.stock
}

export const isSoldOut = (product: Stocked) => {
  const sizes = sizeList(product)
  return sizes.length ? sizes.every(size => size.Stock < 1) : stockOf(product, '') < 1
}

/** What was chosen; what there is only one of chooses itself. */
export const chosenOf = (product: Sellable, { size, color, other }: Choice): Choice => {
  const chosen = {
    size: size || only(sizeList(product))?.Size_Desc || '',
    color: color || only(product.color) || '',
  }
  const third = other || only(otherList(product))
  return third ? { ...chosen, other: third } : chosen
}

const only = <Entry>(list: readonly Entry[]) => (list.length === 1 ? list[0] : undefined)

/** The choice as a cart's line keeps it. */
export const settled = (product: Sellable, chosen: Choice): Choice => {
  const { size, color, other } = chosenOf(product, chosen)
  return {
    size: sizeList(product).length ? size : UNSIZED,
    color: product.color.length ? color : '',
    ...(other && otherList(product).length > 0 && { other }),
  }
}

/** What is still to be chosen before this can be added, wished for or bought. */
export const missingChoice = (product: Sellable, chosen: Choice) =>
  wrongPart(product, chosenOf(product, chosen))

/** Which part of a choice the product does not have, or that its parts are not sold together. */
function wrongPart(product: Sellable, choice: Choice) {
  const { size, color, other = '' } = choice
  const sizes = sizeList(product)
  if (sizes.length && !sizes.some(entry => entry.Size_Desc === size)) return 'chooseSize'
  if (product.color.length && !product.color.includes(color)) return 'chooseColour'
  const others = otherList(product)
  if (others.length && !others.includes(other)) return 'chooseOption'
  if (product.variants?.length && !variantOf(product, choice)) return 'optionGone'
  return undefined
}

type Chosen<V> = Choice & { stock: number; variant?: V }
type VariantOf<P extends Sellable> = NonNullable<P['variants']>[number]

/**
 * The choice as it can be sold, with its stock, or which part of it is wrong. Only a page insists on a colour: whoever
 * calls the API may leave open what makes no difference.
 */
export function choose<P extends Sellable>(
  product: P,
  choice: Choice,
): Chosen<VariantOf<P>> | { wrong: 'size' | 'color' | 'other' | 'pair' | 'open' } {
  const wrong = wrongPart(product, choice)
  if (wrong === 'chooseSize') return { wrong: 'size' }
  if (wrong === 'chooseColour' && choice.color) return { wrong: 'color' }
  if (wrong === 'chooseOption' && choice.other) return { wrong: 'other' }
  const chosen = {
    size: sizeList(product).length ? choice.size : '',
    color: product.color.length ? choice.color : '',
    ...(choice.other && otherList(product).length > 0 && { other: choice.other }),
  }
  return product.variants?.length
    ? chooseVariant<P>(product, chosen)
    : { ...chosen, stock: stockOf(product, choice.size) }
}

function chooseVariant<P extends Sellable>(product: P, chosen: Choice) {
  const fitting = fittingVariants(product, chosen) as VariantOf<P>[]
  const [variant] = fitting
  if (!variant) return { wrong: 'pair' as const }
  if (fitting.length > 1) {
    // The pieces of a size are taken whatever the colour, as long as it makes no other difference.
    const isSame = fitting.every(other => !other.ownStock && other.price === variant.price)
    return isSame ? { ...chosen, stock: stockOfVariant(variant) } : { wrong: 'open' as const }
  }
  const { size, color, other } = variant
  return { size, color, ...(other && { other }), stock: stockOfVariant(variant), variant }
}

/** The size under which an order's line stands in the catalogue. */
export const stockedSize = (size: string) => size || NO_SIZE

/** The sizes under which an order's line may stand in a cart: without sizes there are three. */
export const cartSizes = (size: string) => (size ? [size] : [UNSIZED, NO_SIZE, ''])
