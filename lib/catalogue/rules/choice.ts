import { UNSIZED } from '#lib/constants.ts'
import type { Product, Size } from '#lib/contract/catalogue-schemas.ts'
import type { MessageKey } from '#lib/messages.ts'

export type Chosen = { size: string; color: string }
export type Offered = Pick<Product, 'sizes' | 'color'>

/** Storefront spec §2: a product whose only size is NA has no sizes to choose from. */
export const sizeList = ({ sizes }: Pick<Product, 'sizes'>): Size[] =>
  sizes.length === 1 && sizes[0]?.Size_Desc === 'NA' ? [] : sizes

export const stockOf = (product: Pick<Product, 'sizes' | 'quantity'>, size: string) => {
  const sizes = sizeList(product)
  if (sizes.length) return sizes.find(entry => entry.Size_Desc === size)?.Stock ?? 0
  return product.sizes[0]?.Stock ?? product.quantity
}

export const isSoldOut = (product: Pick<Product, 'sizes' | 'quantity'>) => {
  const sizes = sizeList(product)
  return sizes.length ? sizes.every(size => size.Stock < 1) : stockOf(product, '') < 1
}

/** What was chosen; what there is only one of chooses itself. */
export const chosenOf = (product: Offered, { size, color }: Chosen): Chosen => {
  const [only, ...sizes] = sizeList(product)
  const [onlyColor, ...colors] = product.color
  return {
    size: size || (only && !sizes.length ? only.Size_Desc : ''),
    color: color || (onlyColor && !colors.length ? onlyColor : ''),
  }
}

/** The choice as a line keeps it: no size where there is none to choose, no colour where none is offered. */
export const settled = (product: Offered, chosen: Chosen): Chosen => {
  const { size, color } = chosenOf(product, chosen)
  return {
    size: sizeList(product).length ? size : UNSIZED,
    color: product.color.length ? color : '',
  }
}

/** Storefront spec §5: what is still to be chosen before this can be added, wished for or bought. */
export function missingChoice(product: Offered, chosen: Chosen): MessageKey | undefined {
  const { size, color } = chosenOf(product, chosen)
  const sizes = sizeList(product)
  if (sizes.length && !sizes.some(entry => entry.Size_Desc === size)) return 'chooseSize'
  if (product.color.length && !product.color.includes(color)) return 'chooseColour'
  return undefined
}
