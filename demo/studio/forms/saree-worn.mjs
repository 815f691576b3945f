import { surface } from '../engine/surface.mjs'
import { bodyPoint, bodySkin, bulgeAt, ringAt } from '../geometry/dress-form.mjs'
import { overShoulder } from '../geometry/over-shoulder.mjs'
import { lattice, skin } from '../geometry/skin.mjs'
import { ON_FORM } from '../scenes/on-form.mjs'
import { clothOf } from './cloth-of.mjs'
import { dressForm } from './dress-form.mjs'
import { piece, together } from './parts.mjs'

const WAIST = 4.95
const HEM = 0.05
const HIGH = WAIST - HEM

/** A saree worn, the worked end brought over the right shoulder to the front as in Malwa. */
export const sareeWorn = (product, random) => {
  const blouse = bodySkin(5.36, neckline, { off: 0.03 })
  return {
    goods: together(
      dressForm({ low: 4.7, stands: false }),
      piece(blouse, plain(blouseOf(product))),
      piece(skirt(random), clothOf(product, random, { width: HIGH, length: ROUND, sides: 0.5, sheer: 0 })),
      piece(pleats(random), clothOf(product, random, { width: HIGH, length: PLEATED, sides: 0.5, sheer: 0 })),
      piece(
        pallu(random),
        clothOf(product, random, { width: WIDE, length: LONG, sides: 0.42, pallu: 2.1, sheer: 0 }),
      ),
    ),
    views: [
      { azimuth: 10, elevation: 6, zoom: 1.42, at: [0, 4.55, 0.4] },
      { azimuth: -16, elevation: 6 },
      { azimuth: 24, elevation: 4, zoom: 3, at: [0.1, 4.1, 0.6] },
    ].map(view => ({ ...ON_FORM, ...view })),
  }
}

const neckline = angle =>
  6.98 - 0.62 * Math.max(0, Math.cos(angle)) ** 3 - 0.35 * Math.max(0, -Math.cos(angle)) ** 3

// cut from the cloth of the border
const blouseOf = ({ material, palette }) =>
  (material.startsWith('bagh') || material.startsWith('bherugarh') ? palette[1] : palette[2]) ?? palette[0]

const plain = colour =>
  surface({ color: colour, roughness: 0.85, softEdge: 0.4, height: 'noise(p * 0.5).g * 0.03' })

const ROUND = 7

/** Once round the form, from the waist to the floor. */
const skirt = random => {
  const rows = 60
  const columns = 260
  const phase = random.next() * 6
  const position = []
  const uv = []
  for (let i = 0; i <= columns; i++)
    for (let j = 0; j <= rows; j++) {
      const angle = (i / columns) * Math.PI * 2 - Math.PI
      const y = HEM + (HIGH * j) / rows
      const down = (WAIST - y) / HIGH
      const fold =
        Math.sin(angle * 9 + phase + Math.sin(angle * 2 + phase) + down) * 0.6 +
        Math.sin(angle * 17 + phase * 2) * 0.4
      position.push(...bodyPoint(angle, y, 0.04 + 0.07 * fold * down ** 1.4 + 0.02))
      uv.push(j / rows, i / columns)
    }
  return skin({ position, uv }, lattice(columns, rows))
}

const FOLDS = 7
const PLEATED = 8

/** The folds tucked in at the waist, opening towards the floor. */
const pleats = random => {
  const rows = 60
  const columns = 420
  const phase = random.next() * 6
  const position = []
  const uv = []
  for (let i = 0; i <= columns; i++)
    for (let j = 0; j <= rows; j++) {
      const t = i / columns
      const y = HEM + ((HIGH - 0.02) * j) / rows
      const down = (WAIST - y) / HIGH
      const wide = 0.62 + 0.95 * down
      const turn = t * FOLDS * Math.PI * 2
      const x =
        (t - 0.5) * wide + Math.sin(turn) * (0.075 + 0.06 * down) + 0.02 * Math.sin(y * 2 + t * 9 + phase)
      const off = 0.12 + 0.14 * down + (0.5 - 0.5 * Math.cos(turn + 0.5)) * (0.05 + 0.17 * down)
      const [a, front, , lean] = ringAt(y)
      const ahead = bulgeAt(Math.abs(x) / (a + off))
      position.push(x + 0.12, y, ahead * (front + off) + lean)
      uv.push(j / rows, t)
    }
  return skin({ position, uv }, lattice(columns, rows))
}

const WIDE = 3.5
const LONG = 6

/** The worked end: gathered on the right shoulder, open over the front, its edge tucked in at the left hip. */
const pallu = random =>
  overShoulder({
    width: WIDE,
    front: LONG - 1.2,
    behind: 1.2,
    gathered: [-0.86, -0.36],
    endsAt: (u, side) => (side < 0 ? [-0.8 + 0.6 * u, 5.8] : [-1.15 + 2.2 * u, 2.4 + 0.9 * u * u]),
    tuck: { along: 3.25, at: bodyPoint(1.25, 4.75, 0.2) },
    skirted: y => 0.17 + 0.26 * Math.min(1, Math.max(0, (WAIST - y) / 1.6)),
    random,
  })
