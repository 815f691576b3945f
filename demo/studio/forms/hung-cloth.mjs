import { hangingCloth } from '../geometry/hanging.mjs'
import { strand } from '../geometry/strand.mjs'
import { plainWood } from '../materials/wood.mjs'
import { AGAINST_WALL } from '../scenes/against-wall.mjs'
import { clothOf } from './cloth-of.mjs'
import { fringes } from './fringes.mjs'
import { piece, rod, says, together } from './parts.mjs'
import { farthestFirst, isSheer } from './sheer.mjs'

/** A saree over a rail: pleats on one side, the worked end spread beside them. */
export const sareeDraped = (product, random) => {
  const high = 7.2
  const pleated = hangingCloth({
    width: 6.4,
    front: 6.4,
    behind: isSheer(product) ? JUST_OVER : 1.2,
    rod: high,
    spread: 0.36,
    pleats: 8,
    random,
  })
  const body = clothOf(product, random, {
    width: 6.4,
    length: 7.6,
    ends: 0,
    sides: 0.55,
    density: 190,
    sheer: isSheer(product) ? 0.26 : 0,
  })
  if (isSheer(product)) farthestFirst(pleated)
  const end = hangingCloth({
    width: 4.4,
    front: 5.5,
    behind: isSheer(product) ? JUST_OVER : 0.8,
    rod: high + 0.03,
    radius: 0.13,
    spread: 0.66,
    pleats: 4,
    random,
  })
  if (isSheer(product)) farthestFirst(end)
  const pallu = clothOf(product, random, {
    width: 4.4,
    length: 6.3,
    sides: 0.5,
    pallu: 2.6,
    density: 220,
    sheer: isSheer(product) ? 0.2 : 0,
  })
  return {
    goods: together(
      piece(pleated, body, { at: [-1.15, 0, 0] }),
      piece(end, pallu, { at: [1.25, 0, 0.28] }),
      rail(6.2, high),
    ),
    views: [
      { ...AGAINST_WALL, azimuth: 8, elevation: 4, fill: 0.95 },
      { ...AGAINST_WALL, azimuth: 22, elevation: 6, zoom: 2.9, at: [1.3, 2.9, 0.5] },
      { ...AGAINST_WALL, azimuth: -26, elevation: 8, zoom: 1.7, at: [-0.4, 5.2, 0] },
    ],
  }
}

/** A picture on cloth, hung flat from the rod in its pocket. */
const wallCloth = (product, random) => {
  const [width, high, long] = [4.4, 7, 7.1]
  const cloth = hangingCloth({ width, front: 6.8, behind: 0.3, rod: high, spread: 0.985, pleats: 2, random })
  const material = clothOf(product, random, { width, length: long, sides: 0.36, ends: 0.36, density: 230 })
  // drawn upright: the cloth's own end is its lower edge
  material.map.flipY = false
  return {
    goods: together(piece(cloth, material), rail(5.4, high)),
    views: [
      { ...AGAINST_WALL, azimuth: 8, elevation: 3, fill: 0.93 },
      { ...AGAINST_WALL, azimuth: 20, elevation: 3, zoom: 2.5, at: [0.5, 4.6, 0.3] },
      { ...AGAINST_WALL, azimuth: -28, elevation: 8, zoom: 1.5, at: [0, 4.9, 0] },
    ],
  }
}

/** A dupatta over a bar, both ends showing. */
export const dupatta = (product, random) => {
  if (says(product, 'wall cloth')) return wallCloth(product, random)
  const flat = says(product, 'flat')
  return overRod(product, random, {
    width: 4.2,
    front: 5.2,
    behind: 3.9,
    spread: flat ? 0.93 : 0.6,
    pleats: flat ? 3 : 5,
    ends: 0.95,
    fringed: says(product, 'tassel', 'fringe'),
  })
}

/** A stole over a bar: narrower than a dupatta, its twisted ends hanging. */
export const stoleHung = (product, random) =>
  overRod(product, random, {
    width: 3,
    front: 4.7,
    behind: 4.0,
    spread: 0.72,
    pleats: 3,
    ends: 0.95,
    fringed: !says(product, 'narrow hem'),
  })

const overRod = (product, random, { width, front, behind, spread, pleats, ends, fringed }) => {
  const high = 6.4
  const over = isSheer(product) ? JUST_OVER : behind
  const cloth = hangingCloth({ width, front, behind: over, rod: high, spread, pleats, random })
  if (isSheer(product)) {
    farthestFirst(cloth)
    frontOnly(cloth, (front + over) / (front + behind))
  }
  const material = clothOf(product, random, {
    width,
    length: front + behind,
    sides: 0.3,
    ends,
    density: 215,
    sheer: isSheer(product) ? 0.2 : 0,
  })
  return {
    goods: together(
      piece(cloth, material),
      rail(5.2, high),
      // through sheer cloth the far fringe would show as a second one
      fringed ? fringes(cloth, product, random, { width, lastOnly: isSheer(product) }) : [],
    ),
    views: [
      { ...AGAINST_WALL, azimuth: 14, elevation: 3, fill: 0.9 },
      { ...AGAINST_WALL, azimuth: 24, elevation: 4, zoom: 2.7, at: [0.4, 6.4 - front + 0.7, 0.4] },
      { ...AGAINST_WALL, azimuth: -28, elevation: 10, zoom: 1.8, at: [0, 5.3, 0] },
    ],
  }
}

// Through sheer cloth its other end would be seen as a band.
const JUST_OVER = 0.16

// The part of the print that is seen is the last, with the end that hangs down.
const frontOnly = ({ attributes: { uv } }, part) => {
  for (let k = 0; k < uv.count; k++) uv.setY(k, 1 - (1 - uv.getY(k)) * part)
}

/** A rod on two cords that come from above the picture. */
const rail = (length, high) =>
  together(
    piece(rod(length, 0.085), plainWood({ colour: '#8a5a34', along: 'y' }), {
      at: [length / 2, high, 0],
      turn: [0, 0, Math.PI / 2],
    }),
    [-1, 1].map(side => {
      const x = side * (length / 2 - 0.28)
      const line = strand(
        [
          [x, high, 0],
          [x, high + 2, 0],
          [x, high + 4, 0],
        ],
        { wide: 0.04 },
      )
      const cord = piece(line, plainWood({ colour: '#b59a6d', gloss: 0.95 }))
      cord.userData.unframed = true
      return cord
    }),
  )
