import { MAX_CART_LINES, MAX_UNITS } from '#lib/constants.ts'

/** A line of an order that the seller types in. */
export type HandLine = { id: number; size: string; color: string; other: string; units: number }

/** As it stands in an address and in a form: 12*M*Red**2. Signs that need no escape in an address keep it short. */
export const writeLine = ({ id, size, color, other, units }: HandLine) =>
  [id, ...[size, color, other].map(written), units].join('*')

const written = (text: string) => encodeURIComponent(text).replaceAll('*', '%2A')

/** The lines of an address or a form; what is none is left out. */
export function readLines(values: readonly string[]): HandLine[] {
  const lines: HandLine[] = []
  for (const value of values.slice(0, MAX_CART_LINES)) {
    const line = readLine(value)
    if (!line) continue
    const same = lines.find(each => isSame(each, line))
    if (same) same.units = Math.min(MAX_UNITS, same.units + line.units)
    else lines.push(line)
  }
  return lines
}

function readLine(value: string): HandLine | undefined {
  const [, id, size = '', color = '', other = '', units] = LINE.exec(value) ?? []
  const line = { id: Number(id), units: Number(units) }
  if (!(line.id > 0 && line.id <= 2_147_483_647 && line.units > 0 && line.units <= MAX_UNITS))
    return undefined
  try {
    const [s, c, o] = [size, color, other].map(decodeURIComponent)
    return { ...line, size: s ?? '', color: c ?? '', other: o ?? '' }
  } catch {
    return undefined
  }
}

const LINE = /^(\d{1,10})\*([^*]{0,300})\*([^*]{0,300})\*([^*]{0,300})\*(\d{1,6})$/

type Kind = Omit<HandLine, 'units'>
export const isSame = (a: Kind, b: Kind) =>
  a.id === b.id && a.size === b.size && a.color === b.color && a.other === b.other

export type Taken = 'phone' | 'stall'
export type PaidBy = 'door' | 'cash' | 'upi'

/** One choice of a product that can be had. Money in paise. */
export type FoundThing = Kind & {
  name: string
  choice: string
  sku: string
  image: string
  price: number
  stock: number
}

export type NewOrderPage = {
  found: FoundThing[]
  lines: (HandLine & Pick<FoundThing, 'name' | 'choice' | 'image' | 'price' | 'stock'>)[]
  /** What it comes to; undefined before there are lines, or where they cannot be had. */
  sums: { goods: number; delivery: number | undefined; total: number } | undefined
  /** Why the lines cannot be had; ''. */
  trouble: string
  /** Whether a payment by UPI can be noted with its number. */
  takesUpi: boolean
  /** The shop does not say where it is, and a bill must. */
  needsState: boolean
}

/** The choices of each product together, in the order in which they were found. */
export const byProduct = (found: readonly FoundThing[]): FoundThing[][] => [
  ...Map.groupBy(found, ({ id }) => id).values(),
]
