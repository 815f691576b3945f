import { ball, bent, block, cutFrom, joined, limb, mirroredZ, ring } from '../geometry/clay.mjs'
import { laidOn } from '../geometry/laid-on.mjs'

const trunk = () =>
  joined(
    0.14,
    ball(-0.06, 0.62, 0, 0.5, 1.55, 0.92, 0.86),
    ball(0.42, 0.72, 0, 0.42, 1, 1.05, 0.95),
    ball(0.3, 1.12, 0, 0.25, 1.05, 0.85, 0.7),
    bent(
      [
        [0.52, 0.86, 0],
        [0.82, 1.16, 0],
        [0.98, 1.36, 0],
      ],
      [0.36, 0.27, 0.22],
    ),
    // the dewlap, falling in one fold from the chin to between the knees
    ball(0.88, 0.78, 0, 0.36, 0.5, 1.25, 0.24),
  )

const headShape = () =>
  joined(
    0.07,
    ball(1.06, 1.42, 0, 0.235, 1, 1, 0.98),
    limb([1.12, 1.38, 0], [1.36, 1.17, 0], 0.19, 0.135),
    ball(1.39, 1.13, 0, 0.145, 0.85, 0.82, 1.08),
    ball(1.1, 1.56, 0, 0.16, 0.8, 0.7, 1.1),
    mirroredZ(ball(1.14, 1.48, 0.13, 0.09)),
  )

/** Eyes under lids, nostrils and the line of the mouth, cut with a point. */
const face = () => {
  const skin = headShape()
  const on = (points, out = 0) => laidOn(skin, points, out)
  const [eye] = on([[1.22, 1.44, 0.3]], -0.008)
  const [pupil] = on([[1.235, 1.44, 0.34]], 0.034)
  const lid = rise =>
    on(
      [
        [1.14, 1.45, 0.4],
        [1.18, 1.445 + rise * 0.8, 0.4],
        [1.23, 1.435 + rise, 0.4],
        [1.28, 1.42 + rise * 0.6, 0.4],
        [1.31, 1.395, 0.4],
      ],
      0.006,
    )
  const nostril = on(
    [
      [1.5, 1.18, 0.075],
      [1.5, 1.15, 0.095],
    ],
    0.004,
  )
  const lips = on(
    [
      [1.52, 1.075, 0],
      [1.5, 1.075, 0.08],
      [1.42, 1.075, 0.2],
      [1.32, 1.11, 0.25],
    ],
    0.002,
  )
  return cutFrom(
    joined(
      0.008,
      skin,
      mirroredZ(
        joined(
          0.006,
          ball(...eye, 0.05, 1.5, 0.9, 0.8),
          bent(lid(0.062), [0.008, 0.018, 0.022, 0.018, 0.008]),
          bent(lid(-0.045), [0.006, 0.012, 0.013, 0.012, 0.006]),
        ),
      ),
    ),
    mirroredZ(joined(0.004, ball(...pupil, 0.02), bent(nostril, [0.026, 0.02]), bent(lips, [0.014]))),
    0.012,
  )
}

const hornAndEar = () =>
  mirroredZ(
    joined(
      0.03,
      bent(
        [
          [1.04, 1.58, 0.12],
          [1.0, 1.7, 0.2],
          [1.02, 1.83, 0.21],
          [1.09, 1.93, 0.15],
        ],
        [0.075, 0.064, 0.047, 0.022],
      ),
      cutFrom(
        joined(
          0.04,
          ball(0.9, 1.43, 0.34, 0.14, 0.6, 0.62, 1),
          limb([0.96, 1.46, 0.2], [0.92, 1.44, 0.3], 0.06),
        ),
        ball(0.95, 1.42, 0.36, 0.1, 0.5, 0.5, 1),
        0.02,
      ),
    ),
  )

/** A foreleg folded under the chest and a hind leg beside the belly, each ending in a cloven hoof. */
const legs = () =>
  mirroredZ(
    joined(
      0.05,
      bent(
        [
          [0.5, 0.55, 0.28],
          [0.98, 0.36, 0.36],
        ],
        [0.22, 0.145],
      ),
      bent(
        [
          [0.98, 0.34, 0.36],
          [0.72, 0.24, 0.47],
        ],
        [0.14, 0.082],
      ),
      ball(-0.46, 0.52, 0.26, 0.36, 1.05, 0.95, 0.75),
      bent(
        [
          [-0.3, 0.46, 0.44],
          [-0.02, 0.36, 0.5],
        ],
        [0.2, 0.14],
      ),
      bent(
        [
          [-0.02, 0.33, 0.5],
          [-0.36, 0.235, 0.56],
          [-0.56, 0.23, 0.56],
        ],
        [0.14, 0.085, 0.075],
      ),
    ),
  )

const hoof = (x, z, way) =>
  mirroredZ(
    cutFrom(
      joined(
        0.012,
        limb([x, 0.235, z], [x + way * 0.12, 0.225, z + 0.012], 0.085, 0.1),
        ring(x - way * 0.01, 0.236, z, 0.074, 0.022, 'x'),
      ),
      limb([x + way * 0.06, 0.225, z + 0.012 + 0.1], [x + way * 0.28, 0.225, z + 0.018 + 0.1], 0.016),
      0.012,
    ),
  )

/** A rope of bells round the neck, and over the back a cloth with a beaded hem. */
const worn = body => {
  const round = (x, y, count, out) =>
    Array.from({ length: count }, (_, k) => {
      const a = (2 * Math.PI * k) / count
      return [x + Math.sin(a) * 0.165, y - Math.sin(a) * 0.42, Math.cos(a) * 0.42]
    }).map(p => laidOn(body, [p], out)[0])
  const bells = round(0.84, 0.98, 28, 0.012)
  const cord = round(0.76, 1.02, 40, 0.006)
  const hem = Array.from({ length: 12 }, (_, k) => [-0.5 + k * 0.066, 0.72, 0.6])
  const side = k => Array.from({ length: 5 }, (_, j) => [k, 0.76 + j * 0.085, 0.6 - j * 0.1])
  const beads = [
    ...laidOn(body, hem, 0.03),
    ...[...side(-0.5), ...side(0.226)].map(p => laidOn(body, [p], 0.03)[0]),
  ]
  return [
    ...bells.map(p => ball(...p, 0.046)),
    bent([...cord, cord[0]], [0.026]),
    mirroredZ(joined(0.006, ...beads.map(p => ball(...p, 0.03)))),
  ]
}

/** The cloth itself: a second skin over the back, ended by its hem. */
const cloth = body => {
  const cut = block(-0.137, 1.2, 0, 0.36, 0.5, 0.8, 0.03)
  return Object.assign((x, y, z) => Math.max(body(x, y, z) - 0.022, cut(x, y, z)), { held: cut.held })
}

/** Nandi lying before the shrine, on his own slab, looking straight ahead. */
export const restingBull = () => {
  const body = trunk()
  return joined(
    0.014,
    joined(0.06, body, legs()),
    cloth(body),
    joined(0.07, face(), limb([0.94, 1.34, 0], [1.04, 1.42, 0], 0.2, 0.2)),
    hornAndEar(),
    hoof(0.68, 0.475, -1),
    hoof(-0.58, 0.56, -1),
    ...worn(body),
    bent(
      [
        [-0.8, 0.72, 0],
        [-0.93, 0.42, 0.14],
        [-0.82, 0.26, 0.38],
        [-0.64, 0.25, 0.66],
      ],
      [0.065, 0.045, 0.04, 0.04],
    ),
    ball(-0.56, 0.24, 0.7, 0.075, 1.5, 0.75, 0.8),
    block(0.16, 0.09, 0, 1.24, 0.09, 0.74, 0.03),
    block(0.16, 0.03, 0, 1.28, 0.03, 0.78, 0.02),
  )
}

export const RESTING_BULL_BOUNDS = [-1.18, -0.04, -0.84, 1.62, 2.02, 0.84]
