import { ball, bent, joined, limb, mirrored, ring } from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { namedMaterial } from '../materials/named-material.mjs'
import { board, piece, says, together } from './parts.mjs'

const person = ({ drum, flute, pot, tall = 1, woman }) => {
  const y = v => v * tall
  const crown = y(1.95) + 0.31
  const parts = [
    mirrored(limb([0.13, y(0.8), 0], [0.16, 0.06, 0.02], 0.085, 0.06)),
    mirrored(limb([0.16, 0.05, 0], [0.17, 0.04, 0.16], 0.065, 0.045)),
    limb([0, y(0.8), 0], [0, y(1.5), 0], 0.15, 0.19),
    limb([0, y(1.5), 0], [0, y(1.78), 0], 0.09, 0.08),
    ball(0, y(1.95), 0.02, 0.18, 0.9, 1.2, 0.95),
    limb([0, y(1.95), 0.17], [0, y(1.9), 0.24], 0.03, 0.025),
    mirrored(joined(0.01, ring(0.18, y(1.9), 0, 0.06, 0.02, 'x'), ball(0.075, y(2.0), 0.16, 0.032))),
    ring(0, y(1.66), 0, 0.12, 0.03),
    ring(0, y(1.6), 0.01, 0.17, 0.025),
    ring(0, y(0.86), 0, 0.18, 0.03),
    ball(0, crown - 0.08, -0.04, 0.13, 1.1, 0.7, 1.1),
    mirrored(ring(0.165, 0.2, 0.03, 0.07, 0.02)),
  ]
  if (woman)
    parts.push(
      limb([0, y(0.85), 0], [0, 0.14, 0], 0.17, 0.3),
      ...[0.2, 0.4, 0.6].map(v => ring(0, y(v), 0, 0.31 - v * 0.17, 0.025)),
    )
  if (drum)
    parts.push(
      limb([-0.36, y(1.02), 0.26], [0.36, y(1.02), 0.26], 0.18, 0.18),
      ring(-0.36, y(1.02), 0.26, 0.17, 0.035, 'x'),
      ring(0.36, y(1.02), 0.26, 0.17, 0.035, 'x'),
      mirrored(
        bent(
          [
            [0.2, y(1.46), 0],
            [0.5, y(1.3), 0.08],
            [0.44, y(1.08), 0.27],
          ],
          [0.075, 0.06, 0.055],
        ),
      ),
      mirrored(ball(0.42, y(1.1), 0.3, 0.075)),
    )
  else if (flute)
    parts.push(
      limb([-0.12, y(1.86), 0.24], [0.6, y(1.78), 0.3], 0.032, 0.032),
      ball(0.35, y(1.78), 0.28, 0.065),
      ball(0.11, y(1.77), 0.28, 0.065),
      bent(
        [
          [0.2, y(1.46), 0],
          [0.5, y(1.38), 0.14],
          [0.36, y(1.76), 0.28],
        ],
        [0.075, 0.06, 0.05],
      ),
      bent(
        [
          [-0.2, y(1.46), 0],
          [-0.36, y(1.4), 0.22],
          [0.1, y(1.74), 0.28],
        ],
        [0.075, 0.06, 0.05],
      ),
    )
  else if (pot)
    parts.push(
      ring(0, crown + 0.02, -0.02, 0.11, 0.04),
      ball(0, crown + 0.2, -0.02, 0.22, 1, 0.85, 1),
      limb([0, crown + 0.34, -0.02], [0, crown + 0.42, -0.02], 0.11, 0.09),
      ring(0, crown + 0.42, -0.02, 0.12, 0.03),
      bent(
        [
          [0.2, y(1.46), 0],
          [0.46, y(1.7), 0.04],
          [0.25, crown + 0.17, 0.05],
        ],
        [0.075, 0.055, 0.05],
      ),
      ball(0.24, crown + 0.2, 0.05, 0.075, 0.7, 1.2, 1),
      ball(-0.25, y(0.88), 0.09, 0.075),
      bent(
        [
          [-0.2, y(1.46), 0],
          [-0.38, y(1.2), 0.02],
          [-0.26, y(0.9), 0.08],
        ],
        [0.075, 0.055, 0.05],
      ),
    )
  else
    parts.push(
      limb([0.46, 0.04, 0.12], [0.46, y(2.2), 0.12], 0.03, 0.03),
      bent(
        [
          [0.2, y(1.46), 0],
          [0.44, y(1.3), 0.05],
          [0.46, y(1.45), 0.12],
        ],
        [0.075, 0.06, 0.055],
      ),
      ball(0.46, y(1.47), 0.12, 0.075),
      bent(
        [
          [-0.2, y(1.46), 0],
          [-0.36, y(1.2), 0.02],
          [-0.26, y(0.92), 0.1],
        ],
        [0.075, 0.055, 0.05],
      ),
      ball(-0.25, y(0.9), 0.11, 0.075),
    )
  return joined(0.035, ...parts)
}

/** Musicians or a couple of the forest villages, thin and tall on one foot plate. */
export const figurineTribal = product => {
  const metal = namedMaterial(product.material, { colour: product.palette[0] })
  const two = says(product, 'two', 'couple')
  const cast1 = two
    ? [{ tall: 1.35 }, { tall: 1.25, pot: true, woman: true }]
    : [{ drum: true }, { flute: true, tall: 1.06 }, { woman: true, pot: true, tall: 0.94 }]
  const goods = together()
  cast1.forEach((who, k) => {
    const geometry = modelled(person(who), [-0.62, -0.04, -0.45, 0.72, 2.86 * (who.tall ?? 1), 0.55], 130)
    goods.add(
      piece(geometry, metal, {
        at: [(k - (cast1.length - 1) / 2) * 1.08, 0.08, k === 1 && !two ? -0.14 : 0],
        turn: [0, (1 - k) * 0.22, 0],
      }),
    )
  })
  goods.add(piece(board(cast1.length * 1.1 + 0.3, 0.1, 0.95, 0.04), metal, { at: [0, 0.05, 0] }))
  return {
    goods,
    views: [
      { azimuth: 14, elevation: 8, fill: 0.86 },
      { azimuth: 24, elevation: 10, zoom: 2.3, at: [two ? 0.5 : -0.9, 1.8, 0.1] },
      { azimuth: -32, elevation: 20, fill: 0.84 },
    ],
  }
}
