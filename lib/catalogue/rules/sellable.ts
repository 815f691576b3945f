import { UNSIZED } from '#lib/constants.ts'
import type { Size } from '../../contract/catalogue-schemas.ts'

/** A size and a colour; '' where none is chosen, or none is offered. */
export type Choice = { size: string; color: string }

/** What decides which size and colour of a product can be had, and how many. */
export type Sellable = {
  sizes: readonly Pick<Size, 'Size_Desc' | 'Stock'>[]
  color: readonly string[]
  /** Another host may tell this and no sizes at all. */
  quantity?: number
}
type Stocked = Omit<Sellable, 'color'>

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

export const isSoldOut = (product: Stocked) => {
  const sizes = sizeList(product)
  return sizes.length ? sizes.every(size => size.Stock < 1) : stockOf(product, '') < 1
}

/** What was chosen; what there is only one of chooses itself. */
export const chosenOf = (product: Sellable, { size, color }: Choice): Choice => {
  const [only, ...sizes] = sizeList(product)
  const [onlyColor, ...colors] = product.color
  return {
    size: size || (only && !sizes.length ? only.Size_Desc : ''),
    color: color || (onlyColor && !colors.length ? onlyColor : ''),
  }
}

/** The choice as a cart's line keeps it. */
export const settled = (product: Sellable, chosen: Choice): Choice => {
  const { size, color } = chosenOf(product, chosen)
  return {
    size: sizeList(product).length ? size : UNSIZED,
    color: product.color.length ? color : '',
  }
}

/** What is still to be chosen before this can be added, wished for or bought. */
export const missingChoice = (product: Sellable, chosen: Choice) =>
  wrongPart(product, chosenOf(product, chosen))

/** Which part of a choice is none of the product's. */
function wrongPart(product: Sellable, { size, color }: Choice) {
  const sizes = sizeList(product)
  if (sizes.length && !sizes.some(entry => entry.Size_Desc === size)) return 'chooseSize'
  if (product.color.length && !product.color.includes(color)) return 'chooseColour'
  return undefined
}

/**
 * The choice as it can be sold, with its stock, or which part of it is wrong. Only a page insists on a colour: whoever
 * calls the API may leave it open.
 */
export function choose(
  product: Sellable,
  choice: Choice,
): (Choice & { stock: number }) | { wrong: 'size' | 'color' } {
  const wrong = wrongPart(product, choice)
  if (wrong === 'chooseSize') return { wrong: 'size' }
  if (wrong && choice.color) return { wrong: 'color' }
  return {
    size: sizeList(product).length ? choice.size : '',
    color: product.color.length ? choice.color : '',
    stock: stockOf(product, choice.size),
  }
}

/** The size under which an order's line stands in the catalogue. */
export const stockedSize = (size: string) => size || NO_SIZE

/** The sizes under which an order's line may stand in a cart: without sizes there are three. */
export const cartSizes = (size: string) => (size ? [size] : [UNSIZED, NO_SIZE, ''])
