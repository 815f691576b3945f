import { messages } from '#lib/messages.ts'

/** A product as the catalogue sells it now. Money in paise. */
export type Good = {
  id: number
  asin: string
  name: string
  category: string
  image: string
  description: string
  price: number
  originalPrice: number
  delivery: number
  colors: readonly string[]
  /** One entry 'NA' where there is nothing to choose. */
  sizes: readonly { size: string; stock: number }[]
}

export type AskedLine = {
  /** What names the product: an id, or the code on an order line. */
  named: string | number
  units: number
  size?: string
  color?: string
}

/** A line whose product, size and colour are on sale and whose pieces are there. */
export type ChosenLine = {
  good: Good
  units: number
  /** '' where the product has none; a colour also where it was left open. */
  size: string
  color: string
  /** How many pieces of this size there are. */
  stock: number
}

/** Of what there are too few. */
export type Short = { productId: number; name: string; size: string; stock: number }

export type Refusal = {
  refused: string
  status: 400 | 409
  short?: Short
}
export type Chosen = { lines: ChosenLine[] } | Refusal

export const NO_SIZE = 'NA'

/** The asked lines as the catalogue knows them, or why they cannot be had, in a sentence. */
export function chooseLines(
  asked: readonly AskedLine[],
  find: (named: AskedLine['named']) => Good | undefined,
): Chosen {
  const lines: ChosenLine[] = []
  for (const line of asked) {
    const good = find(line.named)
    const chosen = chooseLine(line, good)
    if ('refused' in chosen) return asked.length > 1 ? withName(chosen, good) : chosen
    const same = lines.find(
      other => other.good.id === chosen.good.id && other.size === chosen.size && other.color === chosen.color,
    )
    if (same) same.units += chosen.units
    else lines.push(chosen)
  }
  return shortOf(lines) ?? { lines }
}

/** Among several lines the document's bare sentence would leave open which one is meant. */
const withName = (refusal: Refusal, good: Good | undefined): Refusal =>
  good && refusal.refused === messages.chooseSize
    ? { ...refusal, refused: `${good.name}: ${refusal.refused}` }
    : refusal

function chooseLine(asked: AskedLine, good: Good | undefined): ChosenLine | Refusal {
  if (!good) return { refused: messages.productGone, status: 400 }
  const size = chooseSize(good, asked.size)
  if (size === undefined)
    return asked.size
      ? { refused: `${good.name} is not sold in size ${asked.size}.`, status: 400 }
      : { refused: messages.chooseSize, status: 400 }
  const color = chooseColour(good, asked.color)
  if (color === undefined) return { refused: `${good.name} is not sold in ${asked.color}.`, status: 400 }
  return { good, units: asked.units, size: size.size === NO_SIZE ? '' : size.size, color, stock: size.stock }
}

export const isSized = ({ sizes }: Good) => sizes.length > 1 || (sizes[0]?.size ?? NO_SIZE) !== NO_SIZE

const chooseSize = (good: Good, size: string | undefined) =>
  isSized(good)
    ? good.sizes.find(entry => entry.size === size)
    : (good.sizes[0] ?? { size: NO_SIZE, stock: 0 })

/** Rulings 13 and 17: the page asks for a colour, a caller may leave it open. One alone chooses itself. */
function chooseColour({ colors }: Good, color: string | undefined) {
  if (colors.length === 0) return ''
  if (!color) return colors.length === 1 ? colors[0] : ''
  return colors.find(offered => offered === color)
}

/** Colours share their size's pieces. */
function shortOf(lines: readonly ChosenLine[]): Refusal | undefined {
  for (const line of lines) {
    const wanted = lines
      .filter(other => other.good.id === line.good.id && other.size === line.size)
      .reduce((sum, other) => sum + other.units, 0)
    if (wanted <= line.stock) continue
    const short = { productId: line.good.id, name: line.good.name, size: line.size, stock: line.stock }
    return { refused: shortSentence(short.name, short.size, short.stock), status: 409, short }
  }
  return undefined
}

export function shortSentence(name: string, size: string, stock: number) {
  const what = size ? `${name} (${size})` : name
  if (stock <= 0) return `${what} is sold out.`
  return stock === 1 ? `Only 1 piece of ${what} is left.` : `Only ${stock} pieces of ${what} are left.`
}
