import { skin } from './skin.mjs'

/**
 * A garment lying flat: cut to an outline, a little air between its two layers, soft folds.
 * `outline` is a closed list of [x, y]; `folds` are {from, to, deep, wide} ridges across it. Where
 * `open(x, y)` holds, the edge is no seam: the layers stay apart, as at a cuff or a hem.
 */
export const cutCloth = (
  outline,
  { thick = 0.2, soft = 0.35, folds = [], random, fineness = 0.035, open = () => false },
) => {
  const xs = outline.map(p => p[0])
  const ys = outline.map(p => p[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const columns = Math.ceil((x1 - x0) / fineness)
  const rows = Math.ceil((y1 - y0) / fineness)
  const far = new Float32Array((columns + 1) * (rows + 1))
  const seams = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]
    return open((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) ? [] : [[a, b]]
  })
  const place = []
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const p = [x0 + i * fineness, y0 + j * fineness]
      const near = nearest(outline, p)
      const inside = within(outline, p)
      far[j * (columns + 1) + i] = inside ? near.d : -near.d
      place.push(!inside && near.d < fineness * 1.5 ? near.p : p)
    }
  const waves = Array.from({ length: 7 }, () => [
    random.between(0.5, 2.2),
    random.next() * 6.28,
    random.next() * 6.28,
    random.between(0.012, 0.035),
  ])
  const position = []
  const uv = []
  const index = []
  const heightAt = (x, y, d) => {
    let z = thick * (1 - Math.exp(-d / soft)) + 0.02
    let ripple = 0
    for (const [often, turn, phase, high] of waves)
      ripple += high * Math.sin((x * Math.cos(turn) + y * Math.sin(turn)) * often * 2.4 + phase)
    for (const f of folds) ripple += ridge(f, x, y)
    z += ripple * (1 - Math.exp(-d / (soft * 0.6)))
    return Math.max(0.012 + 0.012 * Math.min(1, d * 9), z)
  }
  const toSeam = p => Math.min(...seams.map(([a, b]) => offSegment(a, b, p).d))
  place.forEach(([x, y], k) => {
    position.push(x, y, heightAt(x, y, far[k] > -fineness * 1.5 ? toSeam([x, y]) : 0))
    uv.push((x - x0) / (x1 - x0), (y - y0) / (y1 - y0))
  })
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const a = j * (columns + 1) + i
      const corners = [a, a + 1, a + columns + 2, a + columns + 1]
      if (corners.every(c => far[c] > -fineness * 1.5) && corners.some(c => far[c] > 0))
        index.push(a, a + 1, a + columns + 2, a, a + columns + 2, a + columns + 1)
    }
  const geometry = skin({ position, uv }, index)
  return {
    geometry,
    width: x1 - x0,
    length: y1 - y0,
    x0,
    y0,
    topAt: (x, y) => heightAt(x, y, within(outline, [x, y]) ? toSeam([x, y]) : 0),
  }
}

const ridge = ({ from, to, deep, wide }, x, y) => {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const t = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)))
  const off = ((x - from[0] - dx * t) * dy - (y - from[1] - dy * t) * dx) / Math.hypot(dx, dy)
  const beyond = Math.hypot(x - from[0] - dx * t, y - from[1] - dy * t)
  const w = wide * (0.6 + 0.8 * t)
  return (
    deep *
    Math.exp(-(beyond * beyond) / (w * w)) *
    (off > 0 ? 1 : 0.75 + 0.25 * Math.cos(beyond / w)) *
    Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.1))
  )
}

const nearest = (outline, [x, y]) => {
  let best = { d: Infinity, p: null }
  for (let i = 0; i < outline.length; i++) {
    const here = offSegment(outline[i], outline[(i + 1) % outline.length], [x, y])
    if (here.d < best.d) best = here
  }
  return best
}

const offSegment = ([ax, ay], [bx, by], [x, y]) => {
  const dx = bx - ax
  const dy = by - ay
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1e-9)))
  const p = [ax + dx * t, ay + dy * t]
  return { d: Math.hypot(x - p[0], y - p[1]), p }
}

const within = (outline, [x, y]) => {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i]
    const [xj, yj] = outline[j]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

/** Rounds a corner list by a closed spline, so that seams look sewn and not sawn; [x, y, true] stays a corner. */
export const eased = (corners, steps = 6) => {
  const out = []
  const n = corners.length
  for (let i = 0; i < n; i++) {
    const [p, a, b, q] = [corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n], corners[(i + 2) % n]]
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      out.push(
        [0, 1].map(c => {
          const soft = 0.28
          const m0 = (b[c] - (a[2] ? a : p)[c]) * soft
          const m1 = ((b[2] ? b : q)[c] - a[c]) * soft
          const t2 = t * t
          const t3 = t2 * t
          return (
            (2 * t3 - 3 * t2 + 1) * a[c] + (t3 - 2 * t2 + t) * m0 + (-2 * t3 + 3 * t2) * b[c] + (t3 - t2) * m1
          )
        }),
      )
    }
  }
  return out
}
