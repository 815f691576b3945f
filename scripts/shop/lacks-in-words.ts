import type { Lack } from '#lib/backend/shop/shop-lacks.ts'
import { howToSet, lackLine, lacksInAll, nothingLacks } from '#messages/shop-check.ts'

/** What `npm run shop -- check` prints. */
export const lacksInWords = (lacks: readonly Lack[]): string[] =>
  lacks.length === 0
    ? [nothingLacks]
    : [
        lacksInAll(lacks.length),
        ...lacks.flatMap(({ law, what, how }, at) => [lackLine(at + 1, law, what), howToSet(how)]),
      ]
