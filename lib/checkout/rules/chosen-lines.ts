import { type Line, type NamedLine, sameLine } from '#lib/cart/rules/lines.ts'
import { choose, chosenOf, type Sellable } from '#lib/catalogue/rules/sellable.ts'
import type { SentenceKey } from '#lib/message-table.ts'
import { chooseSizeOf, colourNotSold, productGone, sizeNotSold } from '#messages/catalogue.ts'
import { tooFewPieces } from '#messages/checkout.ts'
import { chooseSize } from '#messages/every-page.ts'

/** A product as the catalogue sells it now. Money in paise. */
export type PricedProduct = Sellable & {
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

/**
 * A line that can be had, with its product at its price and how many pieces of its size there are. The size is '' where
 * the product has none; the colour also where it was left open.
 */
export type PricedLine = Line & { product: PricedProduct; stock: number }

/** Of what there are too few. */
export type Short = { productId: number; name: string; size: string; stock: number }

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
  return shortOf(lines) ?? { lines }
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
  const chosen = choose(product, { size, color })
  if ('wrong' in chosen) return wrongChoice(product, requested, chosen.wrong)
  return { id: product.id, unit: requested.unit, ...chosen, product }
}

function wrongChoice({ name }: PricedProduct, { size, color }: NamedLine, wrong: 'size' | 'color'): Refusal {
  const status = 400
  if (wrong === 'color')
    return { refused: colourNotSold(name, color), key: 'colourNotSold', parameters: [name, color], status }
  if (!size) return { refused: chooseSize, key: 'chooseSize', status }
  return { refused: sizeNotSold(name, size), key: 'sizeNotSold', parameters: [name, size], status }
}

/** Colours share their size's pieces. */
function shortOf(lines: readonly PricedLine[]): Refusal | undefined {
  for (const line of lines) {
    const wanted = lines
      .filter(other => other.id === line.id && other.size === line.size)
      .reduce((sum, other) => sum + other.unit, 0)
    if (wanted <= line.stock) continue
    const short = { productId: line.id, name: line.product.name, size: line.size, stock: line.stock }
    const what = withSize(short.name, short.size)
    const parameters = [what, short.stock]
    return { refused: tooFewPieces(what, short.stock), key: 'tooFewPieces', parameters, status: 409, short }
  }
  return undefined
}

export const withSize = (name: string, size: string) => (size ? `${name} (${size})` : name)
