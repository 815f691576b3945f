import { type Line, type NamedLine, sameLine } from '#lib/cart/rules/lines.ts'
import { choose, chosenOf, type Sellable } from '#lib/catalogue/rules/sellable.ts'
import { isPromised, type Offered } from '#lib/catalogue/rules/variants.ts'
import type { Option } from '#lib/contract/catalogue-schemas.ts'
import type { SentenceKey } from '#lib/message-table.ts'
import {
  chooseKindOf,
  chooseSizeOf,
  colourNotSold,
  kindNotSold,
  productGone,
  sizeNotSold,
} from '#messages/catalogue.ts'
import { tooFewPieces } from '#messages/checkout.ts'
import { chooseSize } from '#messages/every-page.ts'

/** A product as the catalogue sells it now. Money in paise. */
export type PricedProduct = Sellable & {
  variants?: readonly GoodVariant[] | undefined
  options?: readonly Option[] | undefined
  sku?: string
  id: number
  asin: string
  name: string
  category: string
  image: string
  description: string
  price: number
  originalPrice: number
  delivery: number
}

/** What a variant has of its own; where it has not, the product's stands here. */
export type GoodVariant = Offered & {
  id: number
  sku: string
  price: number
  originalPrice: number
  image: string
}

/**
 * A line that can be had, with its product at its price and how many pieces of its size there are. The size is '' where
 * the product has none; the colour also where it was left open. If the choice is a variant, the good has its price,
 * picture and code.
 */
export type PricedLine = Line & {
  product: PricedProduct
  stock: number
  variant?: GoodVariant | undefined
  /** What is promised of pieces that are not there: none of a stock are taken then. */
  promise?: string
  /** Whether its pieces are taken from a stock. */
  counted?: boolean
  /** What the order's coupon takes off it, in paise. */
  couponOff?: number
}

/** A line for which the stock is too small. */
export type Short = { productId: number; name: string; size: string; stock: number; variantId?: number }

export type Refusal = {
  refused: string
  key: SentenceKey
  parameters?: readonly unknown[]
  status: 400 | 409
  short?: Short
}
export type Chosen = { lines: PricedLine[] } | Refusal

/** The asked lines as the catalogue knows them, or why they cannot be had, in a sentence. */
export function chooseLines(
  requested: readonly NamedLine[],
  find: (named: NamedLine['id']) => PricedProduct | undefined,
): Chosen {
  const lines: PricedLine[] = []
  for (const line of requested) {
    const product = find(line.id)
    const chosen = chooseLine(line, product)
    if ('refused' in chosen) return requested.length > 1 ? withName(chosen, product) : chosen
    const same = lines.find(other => sameLine(other, chosen))
    if (same) same.unit += chosen.unit
    else lines.push(chosen)
  }
  const told = lines.map(withPromise)
  return shortOf(told) ?? { lines: told }
}

/** Among several lines the sentence must name its product; the fixed sentence alone would not tell which is meant. */
const withName = (refusal: Refusal, product: PricedProduct | undefined): Refusal =>
  product && refusal.key === 'chooseSize'
    ? {
        refused: chooseSizeOf(product.name),
        key: 'chooseSizeOf',
        parameters: [product.name],
        status: refusal.status,
      }
    : refusal

function chooseLine(requested: NamedLine, product: PricedProduct | undefined): PricedLine | Refusal {
  if (!product) return { refused: productGone, key: 'productGone', status: 400 }
  const { size } = requested
  // A size is always said; a colour that there is only one of chooses itself.
  const { color } = chosenOf(product, requested)
  const chosen = choose(product, { size, color, ...(requested.other && { other: requested.other }) })
  if ('wrong' in chosen) return wrongChoice(product, requested, chosen.wrong)
  return { id: product.id, unit: requested.unit, ...chosen, product: asVariant(product, chosen.variant) }
}

const asVariant = (product: PricedProduct, variant: GoodVariant | undefined): PricedProduct =>
  variant
    ? {
        ...product,
        price: variant.price,
        originalPrice: variant.originalPrice,
        image: variant.image || product.image,
        sku: variant.sku || product.sku || '',
      }
    : product

/** All or none of a line is promised, so that what comes back of a cancelled one is what was taken. */
const withPromise = (line: PricedLine): PricedLine => {
  const { variant, unit } = line
  if (!variant) return line
  const isLate = isPromised(variant, unit)
  return {
    ...line,
    counted: !variant.unlimited && !isLate,
    ...(isLate && { promise: variant.promise ?? '' }),
  }
}

function wrongChoice(
  { name }: PricedProduct,
  { size, color }: NamedLine,
  wrong: 'size' | 'color' | 'other' | 'pair' | 'open',
): Refusal {
  const status = 400
  if (wrong === 'open')
    return { refused: chooseKindOf(name), key: 'chooseKindOf', parameters: [name], status }
  if (wrong === 'pair' || wrong === 'other')
    return { refused: kindNotSold(name), key: 'kindNotSold', parameters: [name], status }
  if (wrong === 'color')
    return { refused: colourNotSold(name, color), key: 'colourNotSold', parameters: [name, color], status }
  if (!size) return { refused: chooseSize, key: 'chooseSize', status }
  return { refused: sizeNotSold(name, size), key: 'sizeNotSold', parameters: [name, size], status }
}

/** Which pieces a line takes: a variant's own, or those that the colours of its size share. */
export const samePieces = (a: PricedLine, b: PricedLine) =>
  a.id === b.id &&
  (a.variant?.ownStock || b.variant?.ownStock ? a.variant?.id === b.variant?.id : a.size === b.size)

/** Whether a line takes pieces from a stock. Other lines never run out. */
export const takesPieces = ({ counted = true }: Pick<PricedLine, 'counted'>) => counted

function shortOf(lines: readonly PricedLine[]): Refusal | undefined {
  for (const line of lines) {
    if (!takesPieces(line)) continue
    const wanted = lines
      .filter(other => takesPieces(other) && samePieces(other, line))
      .reduce((sum, other) => sum + other.unit, 0)
    // A promised variant can be sold beyond its stock.
    const stock = line.variant ? line.variant.Stock : line.stock
    if (wanted <= stock) continue
    const short = {
      productId: line.id,
      name: line.product.name,
      size: line.variant?.ownStock ? kindOf(line) : line.size,
      stock,
      ...(line.variant?.ownStock && { variantId: line.variant.id }),
    }
    const what = withSize(short.name, short.size)
    const parameters = [what, short.stock]
    return { refused: tooFewPieces(what, short.stock), key: 'tooFewPieces', parameters, status: 409, short }
  }
  return undefined
}

/** The details of a variant that are shown beside its product's name. */
export const kindOf = ({ size, color, other }: Pick<Line, 'size' | 'color' | 'other'>) =>
  [size, color, other].filter(Boolean).join(', ')

export const withSize = (name: string, size: string) => (size ? `${name} (${size})` : name)
