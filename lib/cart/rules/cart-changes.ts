import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { cartFull, maximumReached } from '#messages/every-page.ts'
import { addLine, type Line, type LineKey, lineKey, lineOf, removeLine, sameLine, setUnits } from './lines.ts'

export type Change = { do: 'put'; line: Line } | { do: 'remove'; key: LineKey }
/** What a press means, given the lines that there are. */
export type CartPress = (lines: readonly Line[]) => Change

/** Units more of a line, as far as the stock goes; throws the sentence where it goes no further. */
export const adding =
  (line: Line, stock: number, tell?: (added: number) => void): CartPress =>
  lines => {
    const units = lineIn(lines, line)?.unit ?? 0
    if (units > 0 && units >= stock) throw new Error(maximumReached)
    const unit = Math.min(units + line.unit, Math.max(stock, 1))
    tell?.(unit - units)
    return { do: 'put', line: { ...line, unit } }
  }

/** One more or one less of a line that is there; where it is gone it stays gone. */
export const stepping =
  (key: LineKey, by: 1 | -1, stock: number): CartPress =>
  lines => {
    const line = lineIn(lines, key)
    if (!line) return { do: 'remove', key }
    return { do: 'put', line: { ...line, unit: Math.max(1, Math.min(line.unit + by, Math.max(stock, 1))) } }
  }

export const removing =
  (key: LineKey): CartPress =>
  () => ({ do: 'remove', key })

/** The lines after a change; throws the sentence when a new line would be one too many. */
export function changed(lines: readonly Line[], change: Change): readonly Line[] {
  if (change.do === 'remove') return removeLine(lines, change.key)
  if (lineIn(lines, change.line)) return setUnits(lines, change.line, change.line.unit)
  const added = addLine(lines, change.line)
  if (added === lines) throw new Error(cartFull)
  return added
}

const lineIn = (lines: readonly Line[], key: LineKey) => lines.find(line => sameLine(line, key))

/** The details that the page already has, for the lines that are left, with their units. */
export const changedItems = (items: readonly CartItem[] | undefined, lines: readonly Line[]) =>
  items?.flatMap(item => {
    const line = lines.find(other => lineKey(other) === lineKey(lineOf(item)))
    return line ? [{ ...item, Unit: line.unit }] : []
  })
