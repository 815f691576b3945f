import { hangingCloth } from '../geometry/hanging.mjs'
import { plainWood } from '../materials/wood.mjs'

import { clothOf } from './cloth-of.mjs'
import { endOf, fringe, piece, rod, says, together } from './parts.mjs'

/** A saree over a rail: pleats on one side, the worked end spread beside them. */
export const sareeDraped = (product, random) => {
  const high = 7.2
  const pleated = hangingCloth({
    width: 6.4,
    front: 6.4,
    behind: 1.2,
    rod: high,
    spread: 0.36,
    pleats: 8,
    random,
  })
  const body = clothOf(product, random, { width: 6.4, length: 7.6, ends: 0, sides: 0.55, density: 190 })
  const end = hangingCloth({
    width: 4.4,
    front: 5.5,
    behind: 0.8,
    rod: high + 0.03,
    radius: 0.13,
    spread: 0.66,
    pleats: 4,
    random,
  })
  const pallu = clothOf(product, random, { width: 4.4, length: 6.3, sides: 0.5, pallu: 2.6, density: 220 })
  return {
    goods: together(
      piece(pleated, body, { at: [-1.15, 0, 0] }),
      piece(end, pallu, { at: [1.25, 0, 0.28] }),
      rail(6.2, high),
    ),
    views: [
      { ...WALL, azimuth: 8, elevation: 4, fill: 0.95 },
      { ...WALL, azimuth: 22, elevation: 6, zoom: 2.9, at: [1.3, 2.9, 0.5] },
      { ...WALL, azimuth: -26, elevation: 8, zoom: 1.7, at: [-0.4, 5.2, 0] },
    ],
  }
}

/** A dupatta over a bar, both ends showing. */
export const dupatta = (product, random) => {
  const flat = says(product, 'flat')
  const high = 6.4
  const cloth = hangingCloth({
    width: 4.2,
    front: 5.2,
    behind: 3.9,
    rod: high,
    spread: flat ? 0.93 : 0.6,
    pleats: flat ? 3 : 5,
    random,
  })
  const material = clothOf(product, random, { width: 4.2, length: 9.1, sides: 0.3, ends: 0.95, density: 215 })
  const tassels = fringe(endOf(cloth, { count: 64 }), {
    length: 0.34,
    toward: [0, 0, 0.02],
    random,
    floor: -9,
    wide: 0.016,
  })
  return {
    goods: together(
      piece(cloth, material),
      rail(5.2, high),
      says(product, 'tassel', 'fringe') ? piece(tassels, threadOf(product)) : [],
    ),
    views: [
      { ...WALL, azimuth: 14, elevation: 3, fill: 0.9 },
      { ...WALL, azimuth: 24, elevation: 4, zoom: 2.7, at: [0.4, 1.9, 0.4] },
      { ...WALL, azimuth: -28, elevation: 10, zoom: 1.8, at: [0, 5.3, 0] },
    ],
  }
}

export const threadOf = product => plainWood({ colour: product.palette[0], gloss: 0.95 })

const rail = (length, high) =>
  piece(rod(length, 0.085), plainWood({ colour: '#8a5a34', along: 'y' }), {
    at: [length / 2, high, 0],
    turn: [0, 0, Math.PI / 2],
  })

const WALL = { wall: 1.4, light: { azimuth: -44, elevation: 36 } }
