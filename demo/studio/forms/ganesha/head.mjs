import {
  ball,
  bent,
  cutFrom,
  hoop,
  joined,
  limb,
  mirrored,
  moved,
  ring,
  turnedY,
} from '../../geometry/clay.mjs'
import { laidOn } from '../../geometry/laid-on.mjs'

// from between the eyes down over the belly, then round to the sweet in his left hand
const TRUNK = [
  [0, 1.44, 0.38],
  [0, 1.3, 0.52],
  [0, 1.14, 0.6],
  [0.01, 0.98, 0.655],
  [0.05, 0.84, 0.69],
  [0.14, 0.745, 0.715],
  [0.25, 0.73, 0.735],
  [0.335, 0.785, 0.745],
  [0.36, 0.865, 0.74],
  [0.325, 0.925, 0.735],
]
const THICK = [0.2, 0.175, 0.15, 0.132, 0.118, 0.106, 0.094, 0.08, 0.066, 0.055]

const skull = () =>
  joined(
    0.12,
    ball(0, 1.5, 0.1, 0.36, 1, 0.96, 0.92),
    mirrored(ball(0.14, 1.65, 0.19, 0.19)),
    mirrored(ball(0.2, 1.37, 0.22, 0.17)),
    ball(0, 1.25, 0.3, 0.15, 1.1, 0.7, 0.8),
    bent(TRUNK, THICK),
  )

/** The folds of the trunk, close at its root and its end and carved only as deep as a chisel's edge. */
const folds = () => {
  const rings = []
  for (let i = 1; i < TRUNK.length - 1; i++)
    for (const part of [0, 0.5]) {
      const [a, b] = [TRUNK[i], TRUNK[i + 1]]
      const at = a.map((from, k) => from + (b[k] - from) * part)
      const thick = THICK[i] + (THICK[i + 1] - THICK[i]) * part
      rings.push(
        hoop(
          at,
          a.map((from, k) => b[k] - from),
          thick + 0.006,
          0.011,
        ),
      )
    }
  return joined(0.004, ...rings)
}

/** An ear like a fan, thin at its edge and hollowed. */
const ear = () => {
  const fan = cutFrom(
    joined(
      0.1,
      ball(0.3, 0.04, 0, 0.31, 0.95, 1.06, 0.2),
      ball(0.2, -0.2, 0, 0.2, 0.95, 1.15, 0.28),
      ball(0.08, 0, 0, 0.2, 0.8, 1.2, 0.4),
    ),
    joined(0.08, ball(0.31, 0.06, 0.1, 0.25, 0.95, 1.02, 0.36), ball(0.21, -0.2, 0.1, 0.14, 0.95, 1.15, 0.5)),
    0.03,
  )
  return mirrored(moved(turnedY(fan, -0.42), 0.27, 1.48, 0.06))
}

/** Long calm eyes, lowered: almonds under heavy lids, the pupil only touched in, a high brow above. */
const eyes = face => {
  const on = (points, out) => laidOn(face, points, out)
  const along = (count, at) => Array.from({ length: count }, (_, k) => at(k / (count - 1)))
  const [middle] = on([[0.19, 1.437, 0.5]], -0.008)
  const [pupil] = on([[0.182, 1.424, 0.5]], 0.031)
  const lid = rise =>
    along(9, t => [
      0.085 + 0.22 * t,
      1.425 + rise * Math.sin(Math.PI * t ** 0.9) + 0.018 * t,
      0.5 - 0.1 * t * t,
    ])
  const brow = along(8, t => [
    0.1 + 0.23 * t,
    1.535 + 0.05 * Math.sin(Math.PI * (0.12 + 0.8 * t)),
    0.5 - 0.12 * t,
  ])
  return {
    raised: mirrored(
      joined(
        0.012,
        ball(...middle, 0.054, 1.9, 0.7, 0.78),
        bent(on(lid(0.045), 0.016), [0.008, 0.015, 0.021, 0.025, 0.026, 0.025, 0.02, 0.014, 0.007]),
        bent(on(lid(-0.034), 0.003), [0.006, 0.009, 0.011, 0.012, 0.012, 0.012, 0.011, 0.009, 0.006]),
        bent(on(brow, -0.004), [0.007, 0.012, 0.015, 0.016, 0.015, 0.012, 0.009, 0.006]),
      ),
    ),
    sunk: mirrored(ball(...pupil, 0.012)),
  }
}

/** A low crown in three tiers with a row of beads: hinted at, no more. */
const crown = () =>
  joined(
    0.02,
    ball(0, 1.73, 0.09, 0.29, 1.02, 0.5, 0.98),
    ring(0, 1.755, 0.09, 0.285, 0.04),
    ball(0, 1.85, 0.07, 0.24, 1, 0.62, 1),
    ring(0, 1.93, 0.065, 0.19, 0.032),
    ball(0, 1.98, 0.06, 0.165, 1, 0.8, 1),
    ring(0, 2.06, 0.055, 0.115, 0.026),
    ball(0, 2.1, 0.055, 0.095),
    limb([0, 2.16, 0.055], [0, 2.28, 0.055], 0.045, 0.018),
    ball(0, 1.84, 0.33, 0.075, 0.8, 1.3, 0.5),
    ball(0, 1.84, 0.37, 0.032, 0.9, 1.3, 0.8),
    ...Array.from({ length: 26 }, (_, k) => {
      const a = (k / 26) * Math.PI * 2
      return ball(Math.sin(a) * 0.325, 1.755, 0.09 + Math.cos(a) * 0.325, 0.026)
    }),
  )

export const head = () => {
  const face = skull()
  const { raised, sunk } = eyes(face)
  return joined(
    0.012,
    cutFrom(joined(0.01, cutFrom(face, folds(), 0.02), raised), sunk, 0.006),
    joined(0.05, ear()),
    crown(),
    limb([-0.13, 1.24, 0.42], [-0.25, 1.1, 0.62], 0.05, 0.028),
    limb([0.13, 1.24, 0.42], [0.19, 1.17, 0.53], 0.05, 0.043),
    // the mark on the brow
    ...[-1, 0, 1].map(k =>
      bent(
        laidOn(
          face,
          [
            [-0.07, 1.645 + k * 0.034, 0.6],
            [0, 1.64 + k * 0.034, 0.6],
            [0.07, 1.645 + k * 0.034, 0.6],
          ],
          0.001,
        ),
        [0.008, 0.01, 0.008],
      ),
    ),
    // the tip of the trunk has a finger
    ball(0.31, 0.945, 0.735, 0.03, 1.2, 0.7, 0.8),
  )
}
