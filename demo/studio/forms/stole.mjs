import { fallenCloth } from '../geometry/cloth.mjs'
import { onPile } from '../geometry/pile.mjs'
import { clothOf } from './cloth-of.mjs'
import { foldedBook } from './folded-book.mjs'
import { threadOf } from './fringes.mjs'
import { stoleHung } from './hung-cloth.mjs'
import { endOf, fringe, piece, says, together } from './parts.mjs'

/** A stole: folded with one end laid out, or over a bar if it is how it falls that sells it. */
export const stole = (product, random) =>
  (says(product, 'drape', 'sheer', 'crackle', 'dense') ? stoleHung : folded)(product, random)

const folded = (product, random) => {
  const width = 2.5
  const deep = 1.9
  const pile = foldedBook(
    product,
    random,
    { width, deep, leaves: 3, gap: 0.1, plump: 0.04 },
    { sides: 0.24, sheer: 0 },
  )
  const long = 3.6
  const over = 2.0
  const skew = random.between(0.08, 0.24) * (random.next() < 0.5 ? -1 : 1)
  const drape = fallenCloth({
    across: 40,
    along: 68,
    width: over * 1.12,
    length: long * 1.05,
    start: (u, v) => [
      (u - 0.5) * over * (1 + 0.12 * v) + (v - 0.35) * skew * 4,
      pile.top + 0.2 + 0.09 * Math.sin(u * 11 + v * 7) + 0.06 * Math.sin(v * 19 - u * 5),
      -deep / 2 + 0.32 + v * long,
    ],
    obstacle: onPile(width / 2, pile.top + 0.05, deep / 2),
    steps: 110,
    bend: 0.08,
  })
  const tassels = fringe(endOf(drape, { count: 70 }), {
    length: 0.3,
    toward: [skew, 0, 1],
    random,
    wide: 0.014,
  })
  return {
    goods: together(
      pile.goods,
      piece(
        drape,
        clothOf(product, random, { width: over, length: long, sides: 0.22, ends: 0.62, sheer: 0 }),
      ),
      piece(tassels, threadOf(product)),
    ),
    views: [
      { azimuth: -30, elevation: 30, fill: 0.9 },
      { azimuth: -18, elevation: 34, zoom: 2.5, at: [0.2, 0.15, deep * 0.95] },
      { azimuth: 34, elevation: 54, fill: 0.88 },
    ],
  }
}
