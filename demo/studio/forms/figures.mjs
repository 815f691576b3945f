import {
  ball,
  bent,
  block,
  cutFrom,
  disc,
  joined,
  limb,
  mirrored,
  mirroredZ,
  ring,
} from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { namedMaterial } from '../materials/named-material.mjs'
import { GANESHA_BOUNDS, ganesha } from './ganesha/ganesha.mjs'
import { board, lightest, piece, placed, says, together } from './parts.mjs'
import { RESTING_BULL_BOUNDS, restingBull } from './resting-bull.mjs'

const made = new Map()
const cast = (name, shape, bounds, fineness = 120) => {
  if (!made.has(name)) made.set(name, modelled(shape(), bounds, fineness))
  return made.get(name).clone()
}

const stud = (list, r) => list.map(([x, y, z]) => ball(x, y, z, r))

const elephantShape = () =>
  joined(
    0.05,
    ball(0, 1.04, 0, 0.52, 1.32, 0.98, 0.86),
    ball(0.7, 1.32, 0, 0.34, 1, 1.08, 0.9),
    ball(0.66, 1.58, 0.13, 0.16),
    ball(0.66, 1.58, -0.13, 0.16),
    bent(
      [
        [0.92, 1.3, 0],
        [1.14, 1.05, 0],
        [1.22, 0.7, 0],
        [1.3, 0.46, 0],
        [1.46, 0.4, 0],
        [1.56, 0.54, 0],
      ],
      [0.22, 0.17, 0.13, 0.1, 0.08, 0.065],
    ),
    mirroredZ(
      joined(
        0.04,
        limb([0.42, 0.9, 0.27], [0.44, 0.08, 0.29], 0.18, 0.16),
        limb([-0.45, 0.9, 0.27], [-0.46, 0.08, 0.29], 0.2, 0.165),
        disc(0.44, 0.05, 0.29, 0.2, 0.06),
        disc(-0.46, 0.05, 0.29, 0.21, 0.06),
        ball(0.52, 1.32, 0.38, 0.34, 0.82, 1.15, 0.2),
        bent(
          [
            [0.94, 1.08, 0.17],
            [1.14, 0.9, 0.25],
            [1.36, 0.98, 0.27],
          ],
          [0.06, 0.05, 0.02],
        ),
        ball(0.92, 1.42, 0.22, 0.05),
      ),
    ),
    bent(
      [
        [-0.66, 1.2, 0],
        [-0.82, 0.9, 0],
        [-0.8, 0.5, 0.05],
      ],
      [0.06, 0.045, 0.06],
    ),
    ring(0.42, 1.3, 0, 0.4, 0.035, 'x'),
    block(-0.06, 1.5, 0, 0.4, 0.09, 0.36, 0.08),
    ...rider(-0.05, 1.6),
    ...stud(
      [-0.36, -0.18, 0, 0.18].flatMap(x => [
        [x, 1.3, 0.42],
        [x, 1.3, -0.42],
      ]),
      0.055,
    ),
    ...stud(
      [-0.27, -0.09, 0.09].flatMap(x => [
        [x, 1.16, 0.455],
        [x, 1.16, -0.455],
      ]),
      0.04,
    ),
    mirroredZ(ring(-0.46, 0.3, 0.29, 0.19, 0.025)),
    mirroredZ(ring(0.44, 0.3, 0.29, 0.18, 0.025)),
    ring(0.44, 1.05, 0, 0.001, 0.03, 'x'),
  )

const rider = (x, y) => [
  ball(x, y + 0.24, 0, 0.17, 0.9, 1.35, 1),
  ball(x + 0.03, y + 0.58, 0, 0.14),
  limb([x, y + 0.7, 0], [x - 0.02, y + 0.82, 0], 0.12, 0.05),
  ring(x, y + 0.42, 0, 0.11, 0.028),
  mirroredZ(
    joined(
      0.02,
      bent(
        [
          [x, y + 0.36, 0.15],
          [x + 0.18, y + 0.22, 0.24],
          [x + 0.34, y + 0.3, 0.14],
        ],
        [0.06, 0.05, 0.045],
      ),
      limb([x + 0.04, y + 0.04, 0.16], [x + 0.14, y - 0.22, 0.4], 0.1, 0.06),
    ),
  ),
]

/** A working zebu: hump over the shoulders, dewlap, short muzzle, lyre horns, a bell at the neck. */
const bullShape = () =>
  joined(
    0.06,
    ball(-0.05, 0.94, 0, 0.45, 1.5, 0.92, 0.84),
    ball(0.42, 1.0, 0, 0.39, 0.9, 1.12, 0.9),
    ball(0.34, 1.5, 0, 0.27, 1.1, 1, 0.66),
    limb([0.62, 1.16, 0], [0.94, 1.38, 0], 0.31, 0.22),
    ball(1.02, 1.44, 0, 0.2, 0.95, 0.95, 1),
    limb([1.04, 1.4, 0], [1.22, 1.22, 0], 0.165, 0.125),
    ball(1.25, 1.19, 0, 0.13, 0.75, 0.85, 1),
    ball(0.84, 0.92, 0, 0.34, 0.62, 1.15, 0.26),
    mirroredZ(
      joined(
        0.03,
        bent(
          [
            [0.44, 0.86, 0.22],
            [0.5, 0.48, 0.25],
            [0.46, 0.16, 0.24],
          ],
          [0.18, 0.11, 0.08],
        ),
        limb([0.47, 0.12, 0.24], [0.5, 0.03, 0.24], 0.09, 0.115),
        ball(0.5, 0.48, 0.25, 0.115),
        bent(
          [
            [-0.5, 0.92, 0.22],
            [-0.4, 0.6, 0.27],
            [-0.6, 0.36, 0.25],
            [-0.54, 0.14, 0.25],
          ],
          [0.25, 0.15, 0.1, 0.08],
        ),
        limb([-0.53, 0.12, 0.25], [-0.5, 0.03, 0.25], 0.09, 0.115),
        bent(
          [
            [1.0, 1.56, 0.1],
            [0.98, 1.64, 0.3],
            [1.04, 1.84, 0.38],
            [1.12, 2.0, 0.3],
          ],
          [0.08, 0.07, 0.05, 0.02],
        ),
        limb([0.95, 1.46, 0.17], [0.86, 1.36, 0.42], 0.07, 0.045),
        ball(1.13, 1.44, 0.13, 0.05),
        ring(1.13, 1.44, 0.145, 0.07, 0.018, 'z'),
        ball(1.31, 1.22, 0.06, 0.028),
      ),
    ),
    bent(
      [
        [-0.68, 1.12, 0],
        [-0.84, 0.86, 0],
        [-0.82, 0.42, 0.05],
      ],
      [0.06, 0.035, 0.035],
    ),
    ball(-0.82, 0.36, 0.05, 0.075, 0.8, 1.6, 0.8),
    ring(0.8, 1.26, 0, 0.27, 0.03, 'x'),
    limb([1.19, 1.1, 0], [1.21, 0.96, 0], 0.022),
    limb([1.21, 0.94, 0], [1.21, 0.83, 0], 0.035, 0.085),
    ring(1.21, 0.82, 0, 0.085, 0.018),
  )

const deerShape = () =>
  joined(
    0.045,
    ball(0, 1.05, 0, 0.3, 1.55, 0.9, 0.8),
    bent(
      [
        [0.34, 1.15, 0],
        [0.52, 1.6, 0],
        [0.56, 2.05, 0],
      ],
      [0.2, 0.12, 0.1],
    ),
    limb([0.54, 2.1, 0], [0.82, 2.0, 0], 0.13, 0.06),
    mirroredZ(
      joined(
        0.02,
        limb([0.3, 0.95, 0.14], [0.33, 0.03, 0.16], 0.1, 0.055),
        limb([-0.33, 0.95, 0.14], [-0.38, 0.03, 0.16], 0.12, 0.055),
        bent(
          [
            [0.5, 2.18, 0.06],
            [0.42, 2.5, 0.2],
            [0.54, 2.84, 0.3],
          ],
          [0.045, 0.035, 0.022],
        ),
        limb([0.42, 2.48, 0.19], [0.66, 2.62, 0.16], 0.032, 0.018),
        limb([0.48, 2.7, 0.26], [0.3, 2.88, 0.32], 0.028, 0.016),
        limb([0.48, 2.14, 0.1], [0.38, 2.12, 0.3], 0.05, 0.035),
        ball(0.64, 2.1, 0.1, 0.035),
      ),
    ),
    bent(
      [
        [-0.42, 1.15, 0],
        [-0.6, 1.2, 0],
      ],
      [0.06, 0.03],
    ),
    ...[1.4, 1.58, 1.76].map(y => ring(0.46 + (y - 1.4) * 0.25, y, 0, 0.14, 0.026)),
  )

const owlShape = () =>
  joined(
    0.05,
    ball(0, 0.8, 0, 0.62, 0.95, 1.15, 0.82),
    ball(0, 1.5, 0.04, 0.5, 1.08, 0.86, 0.85),
    mirrored(
      joined(
        0.02,
        ring(0.23, 1.56, 0.4, 0.17, 0.038, 'z'),
        ring(0.23, 1.56, 0.42, 0.09, 0.03, 'z'),
        ball(0.23, 1.56, 0.43, 0.05),
        limb([0.34, 1.85, 0.05], [0.46, 2.12, 0.02], 0.13, 0.03),
        ball(0.56, 0.85, -0.02, 0.42, 0.32, 1.2, 0.75),
        limb([0.22, 0.2, 0.2], [0.22, 0.06, 0.36], 0.12, 0.08),
        limb([0.22, 0.06, 0.3], [0.34, 0.04, 0.5], 0.06, 0.03),
        limb([0.22, 0.06, 0.3], [0.16, 0.04, 0.52], 0.06, 0.03),
      ),
    ),
    limb([0, 1.46, 0.42], [0, 1.28, 0.56], 0.075, 0.02),
    ...[0, 1, 2, 3].flatMap(row =>
      Array.from({ length: 5 - (row % 2) }, (_, k) =>
        ball(
          (k - (4 - (row % 2)) / 2) * 0.17,
          1.1 - row * 0.17,
          0.5 - Math.abs(k - 2) * 0.035,
          0.07,
          1,
          1,
          0.5,
        ),
      ),
    ),
    disc(0, 0.03, 0.04, 0.5, 0.06),
  )

/** Bankura's horse: tubes of clay thrown and joined. */
const clayHorse = () =>
  joined(
    0.04,
    limb([-0.5, 1.1, 0], [0.46, 1.16, 0], 0.34, 0.32),
    bent(
      [
        [0.42, 1.2, 0],
        [0.66, 1.75, 0],
        [0.74, 2.3, 0],
      ],
      [0.27, 0.22, 0.2],
    ),
    limb([0.72, 2.36, 0], [1.06, 2.06, 0], 0.19, 0.12),
    mirroredZ(
      joined(
        0.03,
        limb([0.36, 1.0, 0.2], [0.4, 0.05, 0.22], 0.17, 0.16),
        limb([-0.44, 1.0, 0.2], [-0.46, 0.05, 0.22], 0.18, 0.16),
        limb([0.64, 2.48, 0.11], [0.6, 2.86, 0.16], 0.09, 0.04),
        ball(0.9, 2.28, 0.14, 0.055),
      ),
    ),
    bent(
      [
        [-0.76, 1.2, 0],
        [-0.98, 1.05, 0],
        [-1.02, 0.7, 0],
      ],
      [0.09, 0.07, 0.05],
    ),
    ...[1.5, 1.8, 2.1].map(y => ring(0.56 + (y - 1.5) * 0.22, y, 0, 0.25, 0.03)),
    block(0.54, 1.95, 0, 0.06, 0.52, 0.05, 0.04),
    mirroredZ(ring(0.4, 0.3, 0.22, 0.17, 0.03)),
    mirroredZ(ring(-0.46, 0.3, 0.22, 0.18, 0.03)),
    ring(-0.02, 1.13, 0, 0.35, 0.035, 'x'),
  )

export const ANIMALS = {
  elephant: [elephantShape, [-1.1, -0.06, -0.8, 1.8, 2.55, 0.8]],
  bull: [bullShape, [-1.1, -0.1, -0.7, 1.5, 2.1, 0.7]],
  deer: [deerShape, [-0.8, -0.06, -0.5, 1, 3, 0.5]],
  owl: [owlShape, [-0.9, -0.06, -0.7, 0.9, 2.3, 0.8]],
  horse: [clayHorse, [-1.2, -0.15, -0.6, 1.4, 3, 0.6]],
}

/** A cast or modelled animal; which one is read from its name and notes. */
export const figurineAnimal = product => {
  const material = namedMaterial(product.material, {
    colour: product.palette[0],
    line: lightest(product.palette),
  })
  const kind = says(product, 'elephant')
    ? 'elephant'
    : says(product, 'bull', 'nandi', 'hump')
      ? 'bull'
      : says(product, 'deer')
        ? 'deer'
        : says(product, 'owl', 'round eyes')
          ? 'owl'
          : product.material === 'terracotta'
            ? 'horse'
            : 'elephant'
  const [shape, bounds] = ANIMALS[kind]
  const goods = together(piece(cast(kind, shape, bounds), material))
  if (kind === 'deer')
    goods.add(
      piece(cast(kind, shape, bounds), material, { at: [-1.6, 0, -0.1], scale: 0.82, turn: [0, -0.3, 0] }),
    )
  const turn = kind === 'owl' ? -8 : 26
  const high = bounds[4]
  return {
    goods,
    views: [
      { azimuth: turn, elevation: 12, fill: 0.82 },
      {
        azimuth: turn + 18,
        elevation: 16,
        zoom: 2.1,
        at: kind === 'owl' ? [0, 1.45, 0.3] : [bounds[3] * 0.42, high * 0.7, 0.15],
      },
      { azimuth: turn - 64, elevation: 24, fill: 0.8 },
    ],
  }
}

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
