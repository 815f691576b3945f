import { fallenCloth } from '../geometry/cloth.mjs'
import { foldedPile, onPile } from '../geometry/pile.mjs'
import { plainWood } from '../materials/wood.mjs'
import { clothOf } from './cloth-of.mjs'
import { threadOf } from './hung-cloth.mjs'
import { board, endOf, fringe, piece, says, together } from './parts.mjs'

/** A stole: folded with one end laid out, or thrown over a block of wood. */
export const stole = (product, random) =>
  (says(product, 'drape', 'sheer', 'thick', 'crackle', 'dense') ? thrown : folded)(product, random)

const folded = (product, random) => {
  const width = 2.5
  const deep = 1.9
  const pile = foldedPile({ width, deep, layers: 5, gap: 0.15, random, plump: 0.03 })
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
      -deep / 2 + 0.1 + v * long,
    ],
    obstacle: onPile(width / 2, pile.top, deep / 2),
    steps: 110,
    bend: 0.08,
  })
  const tassels = fringe(endOf(drape, { count: 70 }), {
    length: 0.3,
    toward: [skew, 0, 1],
    random,
    wide: 0.011,
  })
  return {
    goods: together(
      piece(pile.geometry, clothOf(product, random, { width, length: pile.length, sides: 0.24, sheer: 0 })),
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

const thrown = (product, random) => {
  const [hx, top, hz] = [1.35, 1.5, 0.62]
  const width = 4.6
  const long = 3.1
  const turn = random.around(0.3)
  const cloth = fallenCloth({
    across: 84,
    along: 58,
    width,
    length: long,
    start: (u, v) => {
      const x = (u - 0.44) * width * 0.93
      const z = (v - 0.42) * long * 0.9
      return [
        x * Math.cos(turn) - z * Math.sin(turn),
        top + 0.25 + 0.13 * Math.sin(u * 15 + v * 6) + 0.1 * Math.sin(v * 14 - u * 4),
        x * Math.sin(turn) + z * Math.cos(turn),
      ]
    },
    obstacle: onPile(hx, top, hz),
    steps: 170,
    bend: 0.05,
    selfEvery: 4,
  })
  return {
    goods: together(
      piece(board(hx * 2 - 0.02, top, hz * 2 - 0.02, 0.05), plainWood({ colour: '#9a6a3e', along: 'x' }), {
        at: [0, top / 2, 0],
      }),
      piece(cloth, clothOf(product, random, { width, length: long, sides: 0.5, ends: 0.2, sheer: 0 })),
    ),
    views: [
      { azimuth: 26, elevation: 24, fill: 0.9 },
      { azimuth: 40, elevation: 26, zoom: 2.6, at: [0.7, 0.9, 0.7] },
      { azimuth: -34, elevation: 40, fill: 0.9 },
    ],
  }
}
