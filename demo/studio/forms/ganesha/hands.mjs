import { ball, bent, cutFrom, hoop, joined, limb } from '../../geometry/clay.mjs'

/** The right hand raised, its palm to whoever comes: do not be afraid. */
export const blessingHand = (x, y, z) => {
  const finger = (k, long) =>
    bent(
      [
        [x - 0.078 + k * 0.052, y + 0.07, z],
        [x - 0.086 + k * 0.056, y + 0.07 + long * 0.55, z + 0.008],
        [x - 0.088 + k * 0.0575, y + 0.07 + long, z - 0.006],
      ],
      [0.034, 0.031, 0.023],
    )
  const palm = joined(
    0.03,
    ball(x, y + 0.02, z - 0.006, 0.118, 0.95, 1.05, 0.42),
    ball(x + 0.05, y - 0.03, z + 0.03, 0.055, 0.9, 1.2, 0.6),
    ball(x - 0.06, y - 0.03, z + 0.024, 0.045, 0.9, 1.3, 0.6),
    limb([x, y - 0.07, z - 0.01], [x, y - 0.16, z - 0.03], 0.08, 0.085),
  )
  return joined(
    0.007,
    cutFrom(palm, hoop([x - 0.004, y + 0.02, z + 0.045], [0, 0, 1], 0.03, 0.008), 0.008),
    ...[0.17, 0.205, 0.215, 0.175].map((long, k) => finger(3 - k, [0.15, 0.195, 0.215, 0.19][3 - k] ?? long)),
    bent(
      [
        [x + 0.075, y - 0.03, z + 0.02],
        [x + 0.125, y + 0.05, z + 0.03],
        [x + 0.128, y + 0.13, z + 0.02],
      ],
      [0.042, 0.034, 0.024],
    ),
  )
}

/** The left hand holds the sweet, open upwards, its fingers closed round the front. */
export const givingHand = (x, y, z) =>
  joined(
    0.008,
    joined(
      0.03,
      ball(x, y, z, 0.15, 1, 0.42, 0.95),
      limb([x + 0.07, y, z - 0.1], [x + 0.1, y + 0.005, z - 0.18], 0.075, 0.085),
    ),
    ...[0, 1, 2, 3].map(k => {
      const a = -0.75 + k * 0.38
      const [s, c] = [Math.sin(a), Math.cos(a)]
      return bent(
        [
          [x + s * 0.1, y, z + c * 0.1],
          [x + s * 0.165, y + 0.03, z + c * 0.165],
          [x + s * 0.165, y + 0.1, z + c * 0.16],
        ],
        [0.036, 0.034, 0.026],
      )
    }),
    bent(
      [
        [x + 0.11, y + 0.01, z - 0.02],
        [x + 0.175, y + 0.05, z + 0.03],
        [x + 0.155, y + 0.12, z + 0.05],
      ],
      [0.042, 0.034, 0.026],
    ),
    modak(x, y + 0.045, z),
  )

/** A steamed sweet, pleated from its round foot to the pinched tip. */
const modak = (x, y, z) =>
  joined(
    0.02,
    ball(x, y + 0.075, z, 0.115, 1, 0.85, 1),
    limb([x, y + 0.13, z], [x, y + 0.235, z], 0.07, 0.014),
    ...Array.from({ length: 9 }, (_, k) => {
      const a = (k / 9) * Math.PI * 2
      const at = (r, h) => [x + Math.cos(a) * r, y + h, z + Math.sin(a) * r]
      return bent(
        [at(0.108, 0.06), at(0.086, 0.13), at(0.03, 0.195), at(0.006, 0.23)],
        [0.014, 0.016, 0.012, 0.008],
      )
    }),
  )
