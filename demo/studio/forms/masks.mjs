import { ball, bent, block, joined, limb, mirrored, ring } from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { namedMaterial } from '../materials/named-material.mjs'
import { piece, says, together } from './parts.mjs'

const sunMask = () =>
  joined(
    0.035,
    ball(0, 0, 0, 0.95, 1, 1, 0.34),
    ring(0, 0, 0.02, 0.98, 0.075, 'z'),
    ...Array.from({ length: 20 }, (_, k) => {
      const a = (k / 20) * Math.PI * 2
      const r = k % 2 ? 1.34 : 1.5
      return limb([Math.cos(a), Math.sin(a), 0.02], [Math.cos(a) * r, Math.sin(a) * r, 0.02], 0.1, 0.03)
    }),
    ...face(),
  )

const longMask = () =>
  joined(
    0.05,
    ball(0, 0, 0, 1, 0.8, 1.25, 0.36),
    ring(0, 0, 0, 0.01, 0.01, 'z'),
    block(0, 1.1, 0.08, 0.56, 0.09, 0.16, 0.06),
    ...[-0.44, -0.22, 0, 0.22, 0.44].map(x =>
      limb([x, 1.15, 0.08], [x * 1.3, 1.5 - Math.abs(x) * 0.3, 0.05], 0.1, 0.05),
    ),
    mirrored(ring(0.84, 0, 0, 0.15, 0.05, 'z')),
    ...face(1.1),
  )

const face = (s = 1) => [
  mirrored(
    joined(
      0.01,
      ball(0.34, 0.2 * s, 0.31, 0.15, 1.25, 0.7, 0.5),
      ring(0.34, 0.2 * s, 0.33, 0.17, 0.032, 'z'),
      ball(0.34, 0.2 * s, 0.385, 0.05),
      bent(
        [
          [0.12, 0.42 * s, 0.34],
          [0.34, 0.5 * s, 0.3],
          [0.58, 0.4 * s, 0.2],
        ],
        [0.045, 0.05, 0.03],
      ),
      ball(0.48, -0.2 * s, 0.22, 0.16, 1, 1, 0.5),
    ),
  ),
  bent(
    [
      [0, 0.36 * s, 0.32],
      [0, 0.0, 0.42],
      [0, -0.12 * s, 0.46],
    ],
    [0.06, 0.085, 0.12],
  ),
  mirrored(ball(0.1, -0.13 * s, 0.4, 0.06)),
  bent(
    [
      [-0.3, -0.42 * s, 0.26],
      [0, -0.5 * s, 0.34],
      [0.3, -0.42 * s, 0.26],
    ],
    [0.045, 0.07, 0.045],
  ),
  bent(
    [
      [-0.26, -0.46 * s, 0.26],
      [0, -0.6 * s, 0.31],
      [0.26, -0.46 * s, 0.26],
    ],
    [0.04, 0.07, 0.04],
  ),
  ball(0, 0.58 * s, 0.3, 0.07),
]

/** A mask on the wall. */
export const mask = product => {
  const sun = says(product, 'ray', 'sun', 'round')
  const material = namedMaterial(product.material, { colour: product.palette[0] })
  const geometry = modelled(sun ? sunMask() : longMask(), [-1.65, -1.65, -0.4, 1.65, 1.65, 0.75], 130)
  const goods = together(piece(geometry, material, { at: [0, 1.8, 0] }))
  return {
    goods,
    views: [
      { wall: 0.04, azimuth: 10, elevation: 2, fill: 0.8 },
      { wall: 0.04, azimuth: 34, elevation: 6, zoom: 2, at: [0.05, 1.95, 0.3] },
      { wall: 0.04, azimuth: -38, elevation: 14, fill: 0.8 },
    ],
  }
}
