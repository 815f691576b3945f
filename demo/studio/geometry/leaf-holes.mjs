import { lattice, skin } from './skin.mjs'

/** Rings of leaves round the upright axis: their height, how many, half as tall, half as wide, how far turned. */
export const RINGS = [
  [0.52, 11, 0.3, 0.1, 0],
  [1.12, 11, 0.22, 0.08, 0.5],
  [1.55, 8, 0.11, 0.06, 0],
]

const STEPS = 24
const ACROSS = 4

/** The cut edges: from each leaf's outline on a turned skin straight inwards, as thick as the wall; `v` runs inwards. */
export const leafWalls = (profile, thick) => {
  const radiusAt = outlineOf(profile)
  const position = []
  const uv = []
  const index = []
  for (const ring of RINGS)
    for (let k = 0; k < ring[1]; k++) {
      index.push(...lattice(STEPS * 2, ACROSS, { over: true, first: position.length / 3 }))
      leafOutline(ring, k).forEach(([angle, y], i) => {
        for (let j = 0; j <= ACROSS; j++) {
          const r = radiusAt(y) - (j / ACROSS) * thick
          position.push(Math.cos(angle) * r, y, Math.sin(angle) * r)
          uv.push(i / (STEPS * 2), j / ACROSS)
        }
      })
    }
  return skin({ position, uv }, index)
}

/** Up one side of the leaf and down the other, closed: [angle, height]. */
const leafOutline = ([middle, count, tall, wide, shift], k) => {
  const turn = (Math.PI * 2) / count
  return Array.from({ length: STEPS * 2 + 1 }, (_, i) => {
    const v = -Math.cos((i / STEPS) * Math.PI)
    const side = i <= STEPS ? 1 : -1
    const half = wide * (1 - v * v) * (1.25 + v * 0.5)
    return [(k + 0.5 - shift) * turn + side * half, middle + v * tall]
  })
}

/** How wide a turned skin is at a height. */
const outlineOf = turned => {
  const { array } = turned.attributes.position
  const rows = []
  for (let i = 0; !i || array[i * 3 + 1] > rows.at(-1)[0]; i++)
    rows.push([array[i * 3 + 1], Math.hypot(array[i * 3], array[i * 3 + 2])])
  return y => {
    const above = Math.max(
      1,
      rows.findIndex(row => row[0] >= y),
    )
    const [[y0, r0], [y1, r1]] = [rows[above - 1], rows[above]]
    return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0)
  }
}
