import { roundNeck } from '../geometry/round-neck.mjs'
import { ON_FORM } from '../scenes/on-form.mjs'
import { clothOf } from './cloth-of.mjs'
import { dressForm } from './dress-form.mjs'
import { fringes } from './fringes.mjs'
import { piece, says, together } from './parts.mjs'
import { farthestFirst, isSheer } from './sheer.mjs'

/** A dupatta round the neck of a dress form, both ends in front. */
export const dupattaWorn = (product, random) =>
  worn(product, random, {
    width: 4,
    left: 5.9,
    right: 5.5,
    waves: 5,
    open: 1.25,
    frame: { zoom: 1.3, at: [0, 4.55, 0.2] },
    fringed: says(product, 'tassel', 'fringe'),
  })

/** A stole, narrower and shorter. */
export const stoleWorn = (product, random) =>
  worn(product, random, {
    width: 2.8,
    left: 4.9,
    right: 4.5,
    waves: 4,
    frame: { zoom: 1.5, at: [0, 5, 0.2] },
    fringed: !says(product, 'narrow hem'),
  })

const worn = (product, random, { fringed, frame, ...lie }) => {
  const cloth = roundNeck({ ...lie, random })
  if (isSheer(product)) farthestFirst(cloth)
  const material = clothOf(product, random, {
    width: lie.width,
    length: lie.left + lie.right,
    sides: 0.3,
    ends: 0.95,
    density: 150,
    sheer: isSheer(product) ? 0.11 : 0,
  })
  return {
    goods: together(dressForm(), piece(cloth, material), fringed ? fringes(cloth, product, random, lie) : []),
    views: [
      { azimuth: 12, elevation: 6, ...frame },
      { azimuth: 20, elevation: 6, zoom: 3, at: [0.5, 2.6, 0.6] },
      { azimuth: -24, elevation: 8, zoom: 2.4, at: [0, 6, 0.2] },
    ].map(view => ({ ...ON_FORM, ...view })),
  }
}
