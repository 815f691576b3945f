import { type HandLine, isSame, type Taken, writeLine } from './new-order.ts'
import { NEW_ORDER_PAGE } from './order-paths.ts'

/** What the page of a new order was asked for. */
export type NewOrderAsked = { taken: Taken; search: string; pin: string; lines: HandLine[] }

/** The page's address with some of it changed. */
export function newOrderAt(asked: NewOrderAsked, change: Partial<NewOrderAsked> = {}): string {
  const { taken, search, pin, lines } = { ...asked, ...change }
  const query = new URLSearchParams({ taken })
  if (search) query.set('q', search)
  if (pin) query.set('pin', pin)
  for (const line of lines) query.append('l', writeLine(line))
  return `${NEW_ORDER_PAGE}?${query}`
}

/** The lines with so many more, or fewer, of one; none of it takes it out. */
export function withUnits(
  lines: readonly HandLine[],
  kind: Omit<HandLine, 'units'>,
  more: number,
): HandLine[] {
  const { id, size, color, other } = kind
  const known = lines.some(line => isSame(line, kind))
  const all = known ? lines : [...lines, { id, size, color, other, units: 0 }]
  return all
    .map(line => (isSame(line, kind) ? { ...line, units: line.units + more } : line))
    .filter(({ units }) => units > 0)
}
