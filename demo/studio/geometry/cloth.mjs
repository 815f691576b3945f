import * as THREE from 'three'
import { lattice, skin } from './skin.mjs'

/**
 * A sheet of cloth let fall (position-based dynamics). `start(u, v)` gives each knot's first place,
 * `obstacle(point)` pushes a knot out of what it lies on, `pinned(u, v)` keeps a knot.
 */
export const fallenCloth = ({
  across,
  along,
  width,
  length,
  start,
  obstacle,
  pinned,
  steps = 240,
  gravity = 9,
  bend = 0.25,
  wind,
  thickness = 0.02,
  selfEvery = 3,
  damping = 0.985,
  rounds = 12,
  targets,
}) => {
  const n = across * along
  const at = (i, j) => j * across + i
  const x = new Float32Array(n * 3)
  const before = new Float32Array(n * 3)
  const free = new Uint8Array(n).fill(1)
  for (let j = 0; j < along; j++)
    for (let i = 0; i < across; i++) {
      const u = i / (across - 1)
      const v = j / (along - 1)
      const p = start(u, v)
      x.set(p, at(i, j) * 3)
      if (pinned?.(u, v)) free[at(i, j)] = 0
    }
  before.set(x)
  const dx = width / (across - 1)
  const dy = length / (along - 1)
  const links = []
  const link = (a, b, rest, stiff) => links.push(a, b, rest, stiff)
  for (let j = 0; j < along; j++)
    for (let i = 0; i < across; i++) {
      if (i + 1 < across) link(at(i, j), at(i + 1, j), dx, 1)
      if (j + 1 < along) link(at(i, j), at(i, j + 1), dy, 1)
      if (i + 1 < across && j + 1 < along) {
        link(at(i, j), at(i + 1, j + 1), Math.hypot(dx, dy), 0.35)
        link(at(i + 1, j), at(i, j + 1), Math.hypot(dx, dy), 0.35)
      }
      if (i + 2 < across) link(at(i, j), at(i + 2, j), dx * 2, bend)
      if (j + 2 < along) link(at(i, j), at(i, j + 2), dy * 2, bend)
    }
  const solver = Float32Array.from(links)
  const dt = 1 / 60
  const point = new THREE.Vector3()
  for (let step = 0; step < steps; step++) {
    targets?.(step / steps, x, at)
    for (let k = 0; k < n; k++) {
      if (!free[k]) continue
      const o = k * 3
      const push = wind ? wind(x[o], x[o + 1], x[o + 2], step) : ZERO
      for (let c = 0; c < 3; c++) {
        const moved = (x[o + c] - before[o + c]) * damping
        before[o + c] = x[o + c]
        x[o + c] += Math.max(-0.12, Math.min(0.12, moved)) + (push[c] - (c === 1 ? gravity : 0)) * dt * dt
      }
    }
    for (let round = 0; round < rounds; round++) {
      for (let l = 0; l < solver.length; l += 4) {
        const a = solver[l] * 3
        const b = solver[l + 1] * 3
        const ex = x[b] - x[a]
        const ey = x[b + 1] - x[a + 1]
        const ez = x[b + 2] - x[a + 2]
        const d = Math.sqrt(ex * ex + ey * ey + ez * ez) || 1e-6
        const fa = free[solver[l]]
        const fb = free[solver[l + 1]]
        if (!fa && !fb) continue
        const s = ((d - solver[l + 2]) / d) * solver[l + 3] * (fa && fb ? 0.5 : 1)
        if (fa) {
          x[a] += ex * s
          x[a + 1] += ey * s
          x[a + 2] += ez * s
        }
        if (fb) {
          x[b] -= ex * s
          x[b + 1] -= ey * s
          x[b + 2] -= ez * s
        }
      }
      if (obstacle && round % 4 === 3)
        for (let k = 0; k < n; k++) {
          if (!free[k]) continue
          point.set(x[k * 3], x[k * 3 + 1], x[k * 3 + 2])
          if (!obstacle(point, thickness)) continue
          x[k * 3] = point.x
          x[k * 3 + 1] = point.y
          x[k * 3 + 2] = point.z
          // cloth grips what it lies on
          for (let c = 0; c < 3; c++) before[k * 3 + c] += (x[k * 3 + c] - before[k * 3 + c]) * 0.6
        }
    }
    if (selfEvery && step % selfEvery === 0)
      keepApart(x, free, n, Math.max(thickness * 1.6, Math.min(dx, dy) * 0.9), across)
  }
  return sheet(x, across, along)
}

const ZERO = [0, 0, 0]

/** Knots of other parts of the cloth do not pass through each other. */
const keepApart = (x, free, n, gap, across) => {
  const cell = gap
  const grid = new Map()
  const keyOf = (a, b, c) => (a * 73856093) ^ (b * 19349663) ^ (c * 83492791)
  for (let k = 0; k < n; k++) {
    const key = keyOf(
      Math.floor(x[k * 3] / cell),
      Math.floor(x[k * 3 + 1] / cell),
      Math.floor(x[k * 3 + 2] / cell),
    )
    const list = grid.get(key)
    if (list) list.push(k)
    else grid.set(key, [k])
  }
  for (let k = 0; k < n; k++) {
    const [cx, cy, cz] = [0, 1, 2].map(c => Math.floor(x[k * 3 + c] / cell))
    const ki = k % across
    const kj = (k - ki) / across
    for (let a = -1; a <= 1; a++)
      for (let b = -1; b <= 1; b++)
        for (let c = -1; c <= 1; c++) {
          const list = grid.get(keyOf(cx + a, cy + b, cz + c))
          if (!list) continue
          for (const m of list) {
            if (m <= k) continue
            const mi = m % across
            if (Math.abs(mi - ki) + Math.abs((m - mi) / across - kj) < 4) continue
            const ex = x[m * 3] - x[k * 3]
            const ey = x[m * 3 + 1] - x[k * 3 + 1]
            const ez = x[m * 3 + 2] - x[k * 3 + 2]
            const d = Math.hypot(ex, ey, ez)
            if (d >= gap || d < 1e-6) continue
            const s = ((gap - d) / d) * 0.4
            if (free[k]) {
              x[k * 3] -= ex * s
              x[k * 3 + 1] -= ey * s
              x[k * 3 + 2] -= ez * s
            }
            if (free[m]) {
              x[m * 3] += ex * s
              x[m * 3 + 1] += ey * s
              x[m * 3 + 2] += ez * s
            }
          }
        }
  }
}

/** A grid of knots as a smooth surface: subdivided once by splines so that no facet shows. */
export const sheet = (knots, across, along, finer = 3) => {
  const rows = (along - 1) * finer + 1
  const columns = (across - 1) * finer + 1
  const wide = new Float32Array(columns * along * 3)
  for (let j = 0; j < along; j++)
    stretch(knots, j * across * 3, 3, across, wide, j * columns * 3, 3, columns, finer)
  const fine = new Float32Array(columns * rows * 3)
  for (let i = 0; i < columns; i++)
    stretch(wide, i * 3, columns * 3, along, fine, i * 3, columns * 3, rows, finer)
  const uv = new Float32Array(columns * rows * 2)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) uv.set([i / (columns - 1), j / (rows - 1)], (j * columns + i) * 2)
  const cavity = new Float32Array(columns * rows)
  return skin({ position: fine, uv, cavity }, lattice(rows - 1, columns - 1))
}

const stretch = (from, fromAt, fromStep, count, to, toAt, toStep, many, finer) => {
  for (let k = 0; k < many; k++) {
    const s = Math.min(Math.floor(k / finer), count - 2)
    const t = k / finer - s
    for (let c = 0; c < 3; c++) {
      const p = i => from[fromAt + Math.max(0, Math.min(count - 1, i)) * fromStep + c]
      const a = p(s - 1)
      const b = p(s)
      const d = p(s + 1)
      const e = p(s + 2)
      to[toAt + k * toStep + c] =
        b + 0.5 * t * (d - a + t * (2 * a - 5 * b + 4 * d - e + t * (3 * (b - d) + e - a)))
    }
  }
}
