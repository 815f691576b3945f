import { MAX_CART_LINES } from '#lib/constants.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'

/**
 * A line is a product in a size and colour (Rule 13). Prices are never kept here (Rule 2). `other` is the third option of
 * a product that has one; a line without it is written as before there were any (Rule 57).
 */
export type Line = { id: number; unit: number; size: string; color: string; other?: string }
/** What names a line; a wish is no more than that. */
export type LineKey = Omit<Line, 'unit'>
/** A line whose product is named by its id, or by the code that orders go by. */
export type NamedLine = Omit<Line, 'id'> & { id: number | string }

export const MAX_UNITS = 100_000

/** The API wants a size on every line: S for a product without sizes. */
export const lineOf = (
  item: Pick<CartItem, 'id' | 'Unit' | 'cart_size' | 'cart_color' | 'cart_options'>,
): Line => ({
  id: item.id,
  unit: item.Unit,
  size: item.cart_size,
  color: item.cart_color,
  ...withOther(item.cart_options),
})

/** The third option as the API names it, `{"Fit":"Slim"}`, as a part of a line. */
export const withOther = (options: Record<string, string> | undefined): { other?: string } => {
  const [other] = Object.values(options ?? {})
  return other ? { other } : {}
}

export const sameLine = (a: LineKey, b: LineKey) =>
  a.id === b.id && a.size === b.size && a.color === b.color && (a.other ?? '') === (b.other ?? '')
export const lineKey = ({ id, size, color, other }: LineKey) =>
  `${id}|${size}|${color}${other ? `|${other}` : ''}`
export const countUnits = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.unit, 0)

const capped = (unit: number) => Math.min(MAX_UNITS, Math.max(1, Math.trunc(unit)))

/** The cart with this line's units added; the same cart when a new line would be one too many. */
export function addLine(lines: readonly Line[], line: Line): readonly Line[] {
  const known = lines.find(other => sameLine(other, line))
  if (known)
    return lines.map(other => (other === known ? { ...known, unit: capped(known.unit + line.unit) } : other))
  return lines.length < MAX_CART_LINES ? [...lines, { ...line, unit: capped(line.unit) }] : lines
}

export const setUnits = (lines: readonly Line[], key: LineKey, unit: number): readonly Line[] =>
  lines.map(line => (sameLine(line, key) ? { ...line, unit: capped(unit) } : line))

export const removeLine = (lines: readonly Line[], key: LineKey): readonly Line[] =>
  lines.filter(line => !sameLine(line, key))

/** The same line sums its units, any other is appended. What no longer fits is left over. */
export function mergeLines(
  known: readonly Line[],
  brought: readonly Line[],
): { lines: readonly Line[]; left: Line[] } {
  const left: Line[] = []
  let lines = known
  for (const line of brought) {
    const next = addLine(lines, line)
    if (next === lines) left.push(line)
    lines = next
  }
  return { lines, left }
}
