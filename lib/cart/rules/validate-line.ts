import { choose, type Sellable } from '#lib/catalogue/rules/sellable.ts'
import { UNSIZED } from '#lib/constants.ts'
import type { MessageKey } from '#lib/message-table.ts'
import type { Line } from './lines.ts'

/** What the catalogue sells under an id. */
export type SoldProduct = Sellable & { id: number; name: string }

/** A line as a cart keeps it (size and colour the product's own) with its stock, or what is wrong with it. */
export function validateLine(
  line: Line,
  product: SoldProduct | undefined,
): { line: Line; stock: number } | { problem: MessageKey } {
  if (!product) return { problem: 'productGone' }
  const chosen = choose(product, line)
  if ('wrong' in chosen) return { problem: problemOf(line, chosen.wrong) }
  const { stock, size, color, other } = chosen
  const { id, unit } = line
  return { line: { id, unit, size: size || UNSIZED, color, ...(other && { other }) }, stock }
}

/** S is also what a caller sends who names no size. */
const problemOf = ({ size }: Line, wrong: 'size' | 'color' | 'other' | 'pair' | 'open'): MessageKey => {
  if (wrong === 'size' && (!size || size === UNSIZED)) return 'chooseSize'
  return wrong === 'open' ? 'chooseOneKind' : 'optionGone'
}
