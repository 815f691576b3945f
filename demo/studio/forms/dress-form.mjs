import { surface } from '../engine/surface.mjs'
import { bodySkin, TOP } from '../geometry/dress-form.mjs'
import { turned } from '../geometry/turned.mjs'
import { plainWood } from '../materials/wood.mjs'
import { piece, rod, together } from './parts.mjs'

/** A tailor's form of linen with a turned wooden cap, down to `low`, on a foot of its own. */
export const dressForm = ({ low = 3.6, stands = true } = {}) => {
  const wood = plainWood({ colour: '#8a5a34', along: 'y', gloss: 0.55 })
  return together(
    piece(bodySkin(low, TOP), linen()),
    piece(CAP, wood, { at: [0, TOP - 0.02, 0] }),
    stands
      ? [piece(rod(low + 0.1, 0.085), wood), piece(FOOT, wood), piece(UNDER, linen(), { at: [0, low, 0] })]
      : [],
  )
}

const CAP = turned([
  [0.001, 0.42],
  [0.09, 0.4],
  [0.12, 0.33],
  [0.08, 0.26],
  [0.1, 0.2],
  [0.27, 0.1],
  [0.3, 0.05],
  [0.3, 0],
  [0.001, 0],
])
const FOOT = turned([
  [0.09, 0.5],
  [0.11, 0.3],
  [0.3, 0.2],
  [0.95, 0.12],
  [1.05, 0.07],
  [1.05, 0.01],
  [0.001, 0],
])
const UNDER = turned([
  [0.95, 0.02],
  [0.6, -0.02],
  [0.001, -0.03],
])

const linen = () =>
  surface({
    color: '#d9c9ac',
    roughness: 0.95,
    tint: 'c *= 0.92 + 0.12 * noise(p * 2.4).a * noise(p * vec3(9.0, 1.2, 9.0)).g',
    height: 'noise(p * vec3(7.0, 1.0, 7.0)).a * 0.004 + noise(p * vec3(1.0, 7.0, 1.0)).a * 0.004',
  })
