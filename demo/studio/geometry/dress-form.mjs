import { lattice, skin } from './skin.mjs'

/** A tailor's form from the floor up: [height, half as wide, forward, backward, how far it leans forward]. */
const RINGS = [
  [0, 1.16, 0.98, 0.92, 0],
  [1.6, 1.06, 0.86, 0.82, 0],
  [3.1, 0.98, 0.72, 0.74, 0],
  [4.0, 0.96, 0.62, 0.7, 0],
  [4.5, 0.85, 0.56, 0.58, 0],
  [5.02, 0.64, 0.46, 0.42, 0.02],
  [5.5, 0.7, 0.52, 0.44, 0.03],
  [5.95, 0.83, 0.64, 0.48, 0.04],
  [6.3, 0.87, 0.58, 0.5, 0.02],
  [6.62, 0.93, 0.46, 0.46, -0.02],
  [6.86, 0.9, 0.37, 0.4, -0.05],
  [7.0, 0.72, 0.33, 0.36, -0.06],
  [7.1, 0.46, 0.31, 0.33, -0.05],
  [7.22, 0.33, 0.3, 0.3, -0.03],
  [7.5, 0.29, 0.28, 0.28, 0],
]
export const TOP = RINGS.at(-1)[0]
const SHARP = 2.25

/** How far the form still bulges at a share of its width, as a share of its depth. */
export const bulgeAt = share => (1 - share ** SHARP) ** (1 / SHARP)

/** The form's measures at a height. */
export const ringAt = y => {
  const above = RINGS.findIndex(ring => ring[0] >= y)
  if (above <= 0) return (above < 0 ? RINGS.at(-1) : RINGS[0]).slice(1)
  const [before, a, b, after] = [above - 2, above - 1, above, above + 1].map(
    k => RINGS[Math.max(0, Math.min(RINGS.length - 1, k))],
  )
  const t = (y - a[0]) / (b[0] - a[0])
  const run = b[0] - a[0]
  return [1, 2, 3, 4].map(c => {
    // slopes that never run past a neighbour's measure
    const slope = (b[c] - a[c]) / run
    const [from, to] = [
      [a, before],
      [after, b],
    ].map(([p, q]) => (p === q ? slope : (p[c] - q[c]) / (p[0] - q[0])))
    const bound = s =>
      s * slope <= 0 ? 0 : Math.sign(slope) * Math.min(Math.abs(s + slope) / 2, 3 * Math.abs(slope))
    const [m, n] = [bound(from) * run, bound(to) * run]
    return (
      a[c] * (2 * t ** 3 - 3 * t * t + 1) +
      m * (t ** 3 - 2 * t * t + t) +
      b[c] * (3 * t * t - 2 * t ** 3) +
      n * (t ** 3 - t * t)
    )
  })
}

/** The point of the form at a height and an angle (0 is straight ahead, a quarter turn the wearer's left). */
export const bodyPoint = (angle, y, off = 0) => {
  const [wide, front, back, lean] = ringAt(y)
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  const deep = c > 0 ? front : back
  const r = ((Math.abs(s) / (wide + off)) ** SHARP + (Math.abs(c) / (deep + off)) ** SHARP) ** (-1 / SHARP)
  return [s * r, y, c * r + lean]
}

/** A skin around the form between two heights, each of which may differ with the angle. */
export const bodySkin = (low, high, { off = 0, rows = 70, columns = 96 } = {}) => {
  const position = []
  const uv = []
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const angle = (i / columns) * Math.PI * 2 - Math.PI
      const [y0, y1] = [low, high].map(edge => (typeof edge === 'function' ? edge(angle) : edge))
      position.push(...bodyPoint(angle, y0 + ((y1 - y0) * j) / rows, off))
      uv.push(i / columns, j / rows)
    }
  return skin({ position, uv }, lattice(rows, columns, { over: true }))
}

/** Pushes a point out of the form and what it wears (`off` at a height), the shortest way; tells whether it was inside. */
export const offBody = wears => (p, thick) => {
  const off = wears(p.y)
  const far = distance(p.x, p.y, p.z) - off - thick
  if (far >= 0) return false
  const e = 0.02
  const here = far + off + thick
  const way = [
    distance(p.x + e, p.y, p.z) - here,
    distance(p.x, p.y + e, p.z) - here,
    distance(p.x, p.y, p.z + e) - here,
  ]
  const long = Math.hypot(...way) || 1
  const step = Math.min(0.25, (-far * e) / long)
  p.x += (way[0] / long) * step
  p.y += (way[1] / long) * step
  p.z += (way[2] / long) * step
  return true
}

/** About how far a point is outside the form. */
const distance = (x, y, z) => {
  if (y > TOP) return Math.hypot(x, y - TOP, z) - 0.2
  const [wide, front, back, lean] = ringAt(y)
  const deep = z > lean ? front : back
  const q = ((Math.abs(x) / wide) ** SHARP + (Math.abs(z - lean) / deep) ** SHARP) ** (1 / SHARP)
  return (q - 1) * Math.min(wide, deep)
}
