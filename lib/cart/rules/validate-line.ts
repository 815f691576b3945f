import { UNSIZED } from '#lib/constants.ts'
import type { MessageKey } from '#lib/messages.ts'
import type { Line } from './lines.ts'

/** What the catalogue sells of a product: its colours, and each size with its stock. */
export type SoldProduct = { id: number; name: string; colors: string[]; sizes: Record<string, number> }
/** The one size of a product without sizes. */
const NO_SIZE = 'NA'

/** A line as it can be sold (size and colour the product's own) with its stock, or what is wrong with it. */
export function validateLine(
  line: Line,
  product: SoldProduct | undefined,
): { line: Line; stock: number } | { problem: MessageKey } {
  if (!product) return { problem: 'productGone' }
  const { colors, sizes } = product
  const unsized = NO_SIZE in sizes
  const stock = sizes[unsized ? NO_SIZE : line.size]
  if (stock === undefined)
    return { problem: line.size === UNSIZED || !line.size ? 'chooseSize' : 'optionGone' }
  if (line.color && colors.length > 0 && !colors.includes(line.color)) return { problem: 'optionGone' }
  return {
    line: { ...line, size: unsized ? UNSIZED : line.size, color: colors.length > 0 ? line.color : '' },
    stock,
  }
}
