import { plainWood } from '../materials/wood.mjs'
import { endOf, fringe, piece } from './parts.mjs'

/** The twisted threads that hang from the ends of a cloth: from its last alone, or from both. */
export const fringes = (cloth, product, random, { width, lastOnly = false }) =>
  (lastOnly ? [true] : [true, false]).map(last =>
    piece(
      fringe(endOf(cloth, { last, count: Math.round(width * 16) }), {
        length: 0.34,
        toward: [0, 0, 0.02],
        random,
        floor: -9,
        wide: 0.016,
      }),
      threadOf(product),
    ),
  )

export const threadOf = product => plainWood({ colour: product.palette[0], gloss: 0.95 })
