import { fallenCloth } from '../geometry/cloth.mjs'
import { foldedPile, onPile } from '../geometry/pile.mjs'
import { clothOf } from './cloth-of.mjs'
import { piece, together } from './parts.mjs'

/** A saree folded into a pile, its worked end laid over the top and falling to the table. */
export const sareeFolded = (product, random) => {
  const width = 2.9
  const deep = 2.3
  const pile = foldedPile({ width, deep, layers: 9, gap: 0.115, random })
  const over = 2.3
  const long = 4.1
  const skew = random.around(0.16)
  const drape = fallenCloth({
    across: 44,
    along: 78,
    width: over * 1.07,
    length: long * 1.05,
    start: (u, v) => [
      (u - 0.5) * over + (v - 0.4) * skew * 3,
      pile.top +
        0.22 +
        0.06 * Math.sin(u * 13 + v * 5 + skew * 9) +
        0.05 * Math.sin(v * 16 + u * 6) +
        0.02 * random.next(),
      -deep / 2 + 0.12 + v * long,
    ],
    obstacle: onPile(width / 2, pile.top, deep / 2),
    steps: 110,
    thickness: 0.02,
    bend: 0.1,
  })
  return {
    goods: together(
      piece(pile.geometry, clothOf(product, random, { width, length: pile.length, sides: 0.4, sheer: 0 })),
      piece(
        drape,
        clothOf(product, random, { width: over, length: long, sides: 0.34, pallu: 1.75, sheer: 0 }),
      ),
    ),
    views: [
      { azimuth: 27, elevation: 32, fill: 0.9 },
      { azimuth: 38, elevation: 30, zoom: 2.5, at: [0.35, pile.top * 0.55, deep * 0.62] },
      { azimuth: -30, elevation: 50, fill: 0.88 },
    ],
  }
}
