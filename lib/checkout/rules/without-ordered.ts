import type { Line, NamedLine } from '#lib/cart/rules/lines.ts'
import { cartSizes } from '#lib/catalogue/rules/sellable.ts'

/** The lines of a browser's cart that were not ordered. A size or a colour that is the only one may stand there or not. */
export const withoutOrdered = (lines: readonly Line[], ordered: readonly NamedLine[]): readonly Line[] =>
  lines.filter(line => !ordered.some(other => isSame(line, other)))

const isSame = (line: Line, other: NamedLine) =>
  line.id === other.id &&
  (line.size === other.size || (isUnsized(line.size) && isUnsized(other.size))) &&
  (line.other ?? '') === (other.other ?? '') &&
  (line.color === other.color || !line.color || !other.color)

const isUnsized = (size: string) => cartSizes('').includes(size)
