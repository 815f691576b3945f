import { ball, bent, block, cutFrom, hoop, joined, limb, mirrored } from '../../geometry/clay.mjs'
import { laidOn } from '../../geometry/laid-on.mjs'
import { blessingHand, givingHand } from './hands.mjs'
import { head } from './head.mjs'
import { mouse } from './mouse.mjs'

const belly = () =>
  joined(
    0.14,
    ball(0, 0.7, 0.12, 0.5, 1.02, 0.93, 0.93),
    ball(0, 1.06, 0.02, 0.36, 1.18, 0.8, 0.85),
    mirrored(ball(0.17, 1.02, 0.2, 0.2, 1, 0.85, 0.8)),
    mirrored(ball(0.4, 1.12, 0.02, 0.17)),
    ball(0, 0.4, -0.02, 0.5, 1.15, 0.55, 0.8),
  )

/** Thighs broad and low, shins crossed in front, the soles turned up. */
const legs = () =>
  joined(
    0.05,
    mirrored(
      bent(
        [
          [0.28, 0.36, 0.06],
          [0.58, 0.36, 0.26],
          [0.8, 0.34, 0.4],
        ],
        [0.27, 0.225, 0.17],
      ),
    ),
    bent(
      [
        [-0.8, 0.33, 0.42],
        [-0.4, 0.28, 0.62],
        [0.02, 0.25, 0.66],
      ],
      [0.17, 0.125, 0.09],
    ),
    bent(
      [
        [0.8, 0.33, 0.42],
        [0.42, 0.28, 0.62],
        [0.1, 0.27, 0.72],
      ],
      [0.17, 0.125, 0.09],
    ),
  )

const foot = way => {
  const at = (x, y, z) => [way * x, y, z]
  return joined(
    0.008,
    joined(
      0.03,
      ball(...at(-0.02, 0.25, way < 0 ? 0.75 : 0.68), 0.085),
      limb(at(-0.04, 0.25, way < 0 ? 0.76 : 0.68), at(-0.24, 0.25, 0.73), 0.075, 0.072),
    ),
    ...[0, 1, 2, 3, 4].map(k =>
      ball(
        ...at(-0.335 + k * 0.012, 0.315 - k * 0.034, 0.755 - Math.abs(k - 2) * 0.006),
        k ? 0.024 : 0.034,
        1.7,
        0.8,
        1.1,
      ),
    ),
  )
}

const arms = () =>
  joined(
    0.04,
    bent(
      [
        [-0.42, 1.12, 0.02],
        [-0.6, 0.94, 0.06],
        [-0.69, 0.78, 0.2],
      ],
      [0.165, 0.14, 0.115],
    ),
    bent(
      [
        [-0.69, 0.78, 0.2],
        [-0.68, 0.92, 0.38],
        [-0.645, 1.06, 0.5],
      ],
      [0.12, 0.115, 0.084],
    ),
    bent(
      [
        [0.42, 1.12, 0.02],
        [0.64, 0.94, 0.04],
        [0.76, 0.76, 0.14],
      ],
      [0.165, 0.14, 0.115],
    ),
    bent(
      [
        [0.76, 0.76, 0.14],
        [0.72, 0.68, 0.34],
        [0.61, 0.645, 0.5],
      ],
      [0.12, 0.112, 0.084],
    ),
  )

const bangles = () => [
  hoop([-0.655, 1.02, 0.465], [0.03, 0.14, 0.12], 0.09, 0.018),
  hoop([-0.66, 0.985, 0.435], [0.03, 0.14, 0.12], 0.096, 0.018),
  hoop([0.635, 0.65, 0.465], [-0.11, -0.03, 0.16], 0.09, 0.018),
  hoop([0.665, 0.66, 0.42], [-0.11, -0.03, 0.16], 0.096, 0.018),
  hoop([-0.575, 0.96, 0.05], [-0.18, -0.18, 0.06], 0.145, 0.02),
  hoop([0.6, 0.965, 0.035], [0.22, -0.18, 0.02], 0.145, 0.02),
]

/** The thread over the left shoulder, a collar of beads and one long chain. */
const worn = body => {
  const along = (count, at) => Array.from({ length: count }, (_, k) => at(k / (count - 1)))
  const thread = along(22, t => [
    0.36 - 0.98 * t,
    1.2 - 0.72 * t - 0.12 * Math.sin(t * Math.PI),
    0.75 - 0.4 * t ** 3,
  ])
  const chain = along(21, t => {
    const a = Math.PI * (1.02 + 0.96 * t)
    return [Math.cos(a) * 0.34, 1.14 + Math.sin(a) * 0.3, 0.7]
  })
  return [
    bent(laidOn(body, thread, 0.004), [0.016]),
    ...laidOn(body, chain, 0.008).map(p => ball(...p, 0.024)),
  ]
}

/** Folds of the dhoti drawn over each thigh: shallow, and closer towards the knee. */
const furrows = () =>
  joined(
    0.004,
    ...[0.36, 0.54, 0.7, 0.84].map(t =>
      mirrored(
        hoop(
          [0.28 + 0.52 * t, 0.36 - 0.02 * t, 0.06 + 0.34 * t],
          [0.52, 0.1 - 0.16 * t, 0.34],
          0.279 - 0.09 * t,
          0.009,
        ),
      ),
    ),
  )

const plinth = () =>
  joined(0.01, block(0, 0.075, 0.17, 0.98, 0.075, 0.72, 0.03), block(0, 0.165, 0.17, 0.92, 0.03, 0.66, 0.02))

/** Ganesha seated, the trunk on its way to the sweet, the right hand raised in blessing. */
export const ganesha = () => {
  const trunkless = belly()
  return joined(
    0.014,
    joined(0.06, trunkless, cutFrom(legs(), furrows(), 0.03), arms()),
    foot(-1),
    foot(1),
    hoop([-0.06, 0.257, 0.655], [1, -0.06, 0.1], 0.1, 0.018),
    hoop([0.2, 0.272, 0.695], [1, 0.02, -0.28], 0.106, 0.018),
    head(),
    blessingHand(-0.635, 1.2, 0.545),
    givingHand(0.53, 0.625, 0.64),
    ...bangles(),
    ...worn(trunkless),
    mouse(0.74, 0.19, 0.7),
    plinth(),
  )
}

export const GANESHA_BOUNDS = [-1.1, -0.03, -0.62, 1.1, 2.34, 0.98]
