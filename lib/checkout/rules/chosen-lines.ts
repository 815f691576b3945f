import { type Line, type NamedLine, sameLine } from '#lib/cart/rules/lines.ts'
import { choose, chosenOf, type Sellable } from '#lib/catalogue/rules/sellable.ts'
import type { SentenceKey } from '#lib/messages.ts'
import { chooseSizeOf, colourNotSold, productGone, sizeNotSold } from '#messages/catalogue.ts'
import { tooFewPieces } from '#messages/checkout.ts'
import { chooseSize } from '#messages/every-page.ts'

/** A product as the catalogue sells it now. Money in paise. */
export type Good = Sellable & {
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
export type PricedLine = Line & { good: Good; stock: number }

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
  asked: readonly NamedLine[],
  find: (named: NamedLine['id']) => Good | undefined,
): Chosen {
  const lines: PricedLine[] = []
  for (const line of asked) {
    const good = find(line.id)
    const chosen = chooseLine(line, good)
    if ('refused' in chosen) return asked.length > 1 ? withName(chosen, good) : chosen
    const same = lines.find(other => sameLine(other, chosen))
    if (same) same.unit += chosen.unit
    else lines.push(chosen)
  }
  return shortOf(lines) ?? { lines }
}

/** Among several lines the sentence must name its product; the fixed sentence alone would not tell which is meant. */
const withName = (refusal: Refusal, good: Good | undefined): Refusal =>
  good && refusal.key === 'chooseSize'
    ? {
        refused: chooseSizeOf(good.name),
        key: 'chooseSizeOf',
        parameters: [good.name],
        status: refusal.status,
      }
    : refusal

function chooseLine(asked: NamedLine, good: Good | undefined): PricedLine | Refusal {
  if (!good) return { refused: productGone, key: 'productGone', status: 400 }
  const { size } = asked
  // A size is always said; a colour that there is only one of chooses itself.
  const { color } = chosenOf(good, asked)
  const chosen = choose(good, { size, color })
  if ('wrong' in chosen) return wrongChoice(good, asked, chosen.wrong)
  return { id: good.id, unit: asked.unit, ...chosen, good }
}

function wrongChoice({ name }: Good, { size, color }: NamedLine, wrong: 'size' | 'color'): Refusal {
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
    const short = { productId: line.id, name: line.good.name, size: line.size, stock: line.stock }
    const what = withSize(short.name, short.size)
    const parameters = [what, short.stock]
    return { refused: tooFewPieces(what, short.stock), key: 'tooFewPieces', parameters, status: 409, short }
  }
  return undefined
}

export const withSize = (name: string, size: string) => (size ? `${name} (${size})` : name)
