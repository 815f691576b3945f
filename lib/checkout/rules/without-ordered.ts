import type { Line, NamedLine } from '#lib/cart/rules/lines.ts'
import { NO_SIZE, UNSIZED } from '#lib/constants.ts'

/** The lines of a browser's cart that were not ordered. A size or a colour that is the only one may stand there or not. */
export const withoutOrdered = (lines: readonly Line[], ordered: readonly NamedLine[]): readonly Line[] =>
  lines.filter(line => !ordered.some(other => isSame(line, other)))

const isSame = (line: Line, other: NamedLine) =>
  line.id === other.id &&
  sized(line.size) === sized(other.size) &&
  (line.other ?? '') === (other.other ?? '') &&
  (line.color === other.color || !line.color || !other.color)

const sized = (size: string | undefined) => (!size || size === NO_SIZE || size === UNSIZED ? '' : size)
