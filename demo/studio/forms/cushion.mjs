import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'
import { pillow, pillowRim } from '../geometry/pillow.mjs'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'
import { clothOf } from './cloth-of.mjs'
import { threadOf } from './fringes.mjs'
import { piece, placed, says, together } from './parts.mjs'

/** Cushions: leaning, stacked, or a pair of bolsters. */
export const cushion = (product, random) => {
  if (says(product, 'bolster')) return bolsters(product, random)
  const size = [4, 4, 1.5]
  if (says(product, 'stack', 'five')) {
    const goods = together()
    const spin = [
      product.palette,
      [product.palette[1], product.palette[0], product.palette[2]],
      product.palette,
      [product.palette[2], product.palette[1], product.palette[0]],
    ]
    for (let k = 0; k < 4; k++)
      goods.add(
        placed(one({ ...product, palette: spin[k] }, random, [4, 4, 1.1]), {
          at: [random.around(0.12), 0.42 + k * 0.74, random.around(0.1)],
          turn: [-Math.PI / 2, 0, random.around(0.16)],
        }),
      )
    goods.add(placed(one(product, random, [4, 4, 1.3]), { at: [2.7, 1.84, 1.5], turn: [-0.26, 0.42, 0.03] }))
    return { goods, views: VIEWS([0.4, 2.2, 2.6]) }
  }
  const second = {
    ...product,
    palette: [product.palette[1], product.palette[0], ...product.palette.slice(2)],
  }
  const goods = together(
    placed(one(product, random, size), { at: [0, size[1] * 0.47, 0], turn: [-0.24, 0, random.around(0.03)] }),
    placed(one(second, random, size), { at: [-1.7, size[1] * 0.45, -1.25], turn: [-0.22, 0.3, 0.05] }),
  )
  return { goods, views: VIEWS([0.5, 2.4, 0.6]) }
}

/** Two drums of cloth, their ends gathered under a round patch. */
const bolsters = (product, random) => {
  const [r, long] = [1.05, 5.4]
  const other = { ...product, palette: [product.palette[2], product.palette[1], product.palette[0]] }
  const lying = (each, at, turn) =>
    placed(placed(bolster(each, random, r, long), { at: [long / 2, 0, 0], turn: [0, 0, Math.PI / 2] }), {
      at,
      turn: [0, turn, 0],
    })
  return {
    goods: together(lying(product, [0.5, r, 0.9], 0.16), lying(other, [-0.3, r, -1.5], -0.08)),
    views: [
      { azimuth: 34, elevation: 20, fill: 0.88 },
      { azimuth: 52, elevation: 18, zoom: 2.2, at: [2.2, 1.2, 0.8] },
      { azimuth: -28, elevation: 30, fill: 0.86 },
    ],
  }
}

const bolster = (product, random, r, long) => {
  const half = [
    [0.02, 0.2],
    [0.2, 0.16],
    [r * 0.6, 0.02],
    [r * 0.86, 0.06],
    [r * 0.98, 0.24],
    [r, 0.6],
  ]
  const profile = [...half, [r * 1.02, long / 2], ...half.map(([x, y]) => [x, long - y]).reverse()]
  const gathered = (a, t, far) => {
    const end = Math.min(t, 1 - t)
    return (
      (end < 0.2
        ? 0.035 * Math.sin(a * 26 + Math.sin(a * 3)) * Math.min(1, far / 0.4) * (1 - end / 0.2)
        : 0) +
      0.018 * Math.sin(a * 3 + t * 9) +
      0.012 * Math.sin(a * 7 - t * 21)
    )
  }
  const around = Math.PI * 2 * r
  const run = long + r * 1.6
  const patch = surface({ color: product.palette[2], roughness: 0.9, height: 'noise(p * 2.4).a * 0.006' })
  return together(
    piece(
      turned(profile, { wobble: gathered, segments: 220, steps: 220 }),
      clothOf(product, random, { width: around, length: run, ends: 1.1, scale: 0.42 }),
    ),
    ...[0.1, long - 0.1].map(y =>
      piece(new THREE.SphereGeometry(0.3, 32, 20), patch, { at: [0, y, 0], scale: [1, 0.35, 1] }),
    ),
  )
}

const one = (product, random, [w, h, thick]) =>
  together(
    piece(
      pillow(w, h, thick, random),
      clothOf(product, random, { width: w, length: h, sides: 0.3, ends: 0.3 }),
    ),
    piece(
      strand(pillowRim(w, h), {
        wide: 0.045,
        sides: 8,
        steps: 300,
        closed: true,
        up: new THREE.Vector3(0, 0, 1),
      }),
      threadOf({ palette: [product.palette[1]] }),
    ),
  )

const VIEWS = at => [
  { azimuth: 16, elevation: 12, fill: 0.84 },
  { azimuth: 30, elevation: 16, zoom: 2.4, at },
  { azimuth: -28, elevation: 26, fill: 0.82 },
]
