import { ball, bent, block, cutFrom, disc, joined, limb, mirrored, ring } from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { namedMaterial } from '../materials/named-material.mjs'
import { GANESHA_BOUNDS, ganesha } from './ganesha/ganesha.mjs'
import { piece, placed, says, together } from './parts.mjs'
import { RESTING_BULL_BOUNDS, restingBull } from './resting-bull.mjs'

/** A niche with a seated yogini: a halo behind the crown, a cup in one hand, the other open on the knee. */
const reliefSlab = () =>
  joined(
    0.018,
    cutFrom(block(0, 1.3, 0, 1.05, 1.3, 0.16, 0.04), block(0, 1.3, 0.22, 0.84, 1.1, 0.17, 0.05), 0.02),
    disc(0, 1.92, 0.08, 0.46, 0.035, 'z', 0.02),
    ring(0, 1.92, 0.11, 0.42, 0.028, 'z'),
    ...Array.from({ length: 15 }, (_, k) => {
      const a = -0.5 + (k / 14) * (Math.PI + 1)
      return ball(Math.cos(a) * 0.5, 1.92 + Math.sin(a) * 0.5, 0.09, 0.045)
    }),
    joined(
      0.05,
      ball(0, 1.84, 0.2, 0.17, 0.88, 1.1, 0.9),
      ball(0, 1.78, 0.24, 0.1, 1, 0.8, 1),
      limb([0, 1.66, 0.16], [0, 1.5, 0.16], 0.075, 0.09),
      ball(0, 1.34, 0.14, 0.28, 1, 0.72, 0.6),
      mirrored(ball(0.14, 1.3, 0.24, 0.125)),
      ball(0, 1.06, 0.15, 0.19, 0.95, 1.1, 0.75),
      ball(0, 0.8, 0.15, 0.28, 1.15, 0.7, 0.7),
      mirrored(
        bent(
          [
            [0.16, 0.76, 0.2],
            [0.62, 0.66, 0.26],
            [0.56, 0.56, 0.34],
            [0.06, 0.54, 0.36],
          ],
          [0.18, 0.15, 0.12, 0.085],
        ),
      ),
    ),
    // the raised hand with the cup, and the one that rests
    bent(
      [
        [-0.27, 1.42, 0.16],
        [-0.5, 1.12, 0.2],
        [-0.4, 1.36, 0.34],
      ],
      [0.09, 0.075, 0.055],
    ),
    ball(-0.39, 1.42, 0.34, 0.075),
    cutFrom(ball(-0.39, 1.52, 0.34, 0.12, 1, 0.8, 1), ball(-0.39, 1.6, 0.34, 0.1, 1, 0.8, 1), 0.01),
    bent(
      [
        [0.27, 1.42, 0.16],
        [0.46, 1.1, 0.22],
        [0.5, 0.84, 0.36],
      ],
      [0.09, 0.075, 0.055],
    ),
    ball(0.52, 0.8, 0.38, 0.085, 1, 0.7, 0.8),
    // crown, earrings, eyes, mouth, necklaces bead by bead
    ball(0, 2.02, 0.18, 0.17, 1, 0.55, 0.8),
    ball(0, 2.14, 0.17, 0.11, 1, 0.9, 0.8),
    ball(0, 2.25, 0.16, 0.06),
    mirrored(ring(0.18, 1.76, 0.2, 0.055, 0.022, 'z')),
    mirrored(ball(0.065, 1.87, 0.335, 0.034, 1.3, 0.6, 0.6)),
    ball(0, 1.82, 0.365, 0.034, 0.7, 1.4, 0.9),
    ball(0, 1.755, 0.335, 0.034, 1.5, 0.5, 0.6),
    ...[0.2, 0.27].flatMap((r, row) =>
      Array.from({ length: 11 + row * 2 }, (_, k) => {
        const a = Math.PI * (1.06 + (0.88 * k) / (10 + row * 2))
        return ball(Math.cos(a) * r, 1.55 + Math.sin(a) * r * 0.9, 0.29 + 0.03 * row, 0.026)
      }),
    ),
    ...Array.from({ length: 9 }, (_, k) => ball(-0.24 + k * 0.06, 0.93 - 0.0012 * (k - 4) ** 2, 0.33, 0.028)),
    // the lotus she sits on
    ...Array.from({ length: 9 }, (_, k) => ball(-0.64 + k * 0.16, 0.42, 0.2, 0.1, 0.8, 1, 1)),
    block(0, 0.32, 0.16, 0.72, 0.06, 0.16, 0.04),
    ...Array.from({ length: 12 }, (_, k) => ball(-0.88 + k * 0.16, 0.12, 0.16, 0.05)),
    ...Array.from({ length: 12 }, (_, k) => ball(-0.88 + k * 0.16, 2.49, 0.16, 0.05)),
  )

export const stoneFigure = product => {
  const stone = namedMaterial(product.material, { colour: product.palette[0] })
  if (says(product, 'relief', 'slab', 'panel')) {
    const goods = placed(piece(modelled(reliefSlab(), [-1.1, -0.05, -0.2, 1.1, 2.65, 0.56], 190), stone), {
      turn: [-0.06, 0, 0],
    })
    return {
      goods,
      views: [
        { azimuth: 16, elevation: 8, fill: 0.84 },
        { azimuth: 30, elevation: 10, zoom: 2.2, at: [0.1, 1.5, 0.2] },
        { azimuth: -34, elevation: 16, fill: 0.82 },
      ],
    }
  }
  const bull = says(product, 'bull', 'nandi')
  const geometry = bull
    ? modelled(restingBull(), RESTING_BULL_BOUNDS, 230, { wound: false })
    : modelled(ganesha(), GANESHA_BOUNDS, 230, { wound: false })
  const turn = bull ? 28 : 10
  return {
    goods: together(piece(geometry, stone)),
    views: [
      { azimuth: turn, elevation: 12, fill: 0.82 },
      { azimuth: turn + 16, elevation: 14, zoom: 2.1, at: bull ? [0.9, 1.15, 0.1] : [0, 1.35, 0.4] },
      { azimuth: turn - 60, elevation: 24, fill: 0.8 },
    ],
  }
}
