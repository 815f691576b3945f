import { z } from 'zod'
import { MAX_CART_LINES, MAX_UNITS } from '#lib/constants.ts'

/** A line of an order that the seller types in. */
export type HandLine = { id: number; size: string; color: string; other: string; units: number }

const tuple = z.tuple([
  z.number().int().positive().max(2_147_483_647),
  z.string().max(100),
  z.string().max(100),
  z.string().max(100),
  z.number().int().min(1).max(MAX_UNITS),
])

/** As it stands in an address and in a form: [12,"M","Red","",2]. */
export const writeLine = ({ id, size, color, other, units }: HandLine) =>
  JSON.stringify([id, size, color, other, units])

/** The lines of an address or a form; what is none is left out. */
export function readLines(values: readonly string[]): HandLine[] {
  const lines: HandLine[] = []
  for (const value of values.slice(0, MAX_CART_LINES)) {
    const read = tuple.safeParse(parse(value))
    if (!read.success) continue
    const [id, size, color, other, units] = read.data
    const same = lines.find(line => isSame(line, { id, size, color, other }))
    if (same) same.units = Math.min(MAX_UNITS, same.units + units)
    else lines.push({ id, size, color, other, units })
  }
  return lines
}

const parse = (value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

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
