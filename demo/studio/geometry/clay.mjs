/** How wax thread lies on a part: wound round it, crossed to a net, or not at all. */
const WOUND = 1
const CROSSED = 2
const BARE = 3

/**
 * A part knows how wax thread would be laid on it: `wires` tell for a point how far it is from the
 * part, how far along and across it lies there, and the way of laying.
 */
const laid = (distance, lie) =>
  Object.assign(distance, { wires: [(x, y, z) => [distance(x, y, z), ...lie(x, y, z)]] })
const bare = distance => laid(distance, () => [0, 0, BARE])
/** A ball that holds the part, and how steeply the part's distance grows outside it: what is far need not be asked. */
const held = (distance, x, y, z, r, steep = 1) => Object.assign(distance, { held: [x, y, z, r, steep] })
const heldAll = (parts, soft) => {
  if (parts.some(part => !part.held)) return undefined
  const middle = k => parts.reduce((sum, part) => sum + part.held[k], 0) / parts.length
  const [x, y, z] = [middle(0), middle(1), middle(2)]
  const reach = ({ held: [a, b, c, r] }) => Math.hypot(a - x, b - y, c - z) + r + soft
  return [x, y, z, Math.max(...parts.map(reach)), Math.min(...parts.map(part => part.held[4]))]
}
const through = (distance, parts, to = (...p) => p) =>
  Object.assign(distance, {
    wires: parts.flatMap(part => part.wires ?? []).map(wire => (x, y, z) => wire(...to(x, y, z))),
  })

/** Clay to model with: distance functions of a point, joined softly as a thumb would. */
export const ball = (x, y, z, r, sx = 1, sy = 1, sz = 1) => {
  const small = Math.min(sx, sy, sz)
  const wide = r * Math.max(sx, sy, sz)
  const long = sx > sy && sx > sz
  const shape = laid(
    (px, py, pz) => {
      const a = (px - x) / sx
      const b = (py - y) / sy
      const c = (pz - z) / sz
      return (Math.sqrt(a * a + b * b + c * c) - r) * small
    },
    (px, py) => (long ? [px - x, py - y, wayOf(wide)] : [py - y, px - x, wayOf(wide)]),
  )
  return held(shape, x, y, z, wide, small / Math.max(sx, sy, sz))
}

const wayOf = wide => (wide > 0.4 ? CROSSED : wide > 0.15 ? WOUND : BARE)

/** A limb between two points, thick `ra` at the first and `rb` at the second. */
export const limb = ([ax, ay, az], [bx, by, bz], ra, rb = ra, before = 0) => {
  const dx = bx - ax
  const dy = by - ay
  const dz = bz - az
  const dd = dx * dx + dy * dy + dz * dz || 1e-6
  const long = Math.sqrt(dd)
  const upright = Math.abs(dy) > Math.abs(dx)
  const shape = laid(
    (px, py, pz) => {
      const qx = px - ax
      const qy = py - ay
      const qz = pz - az
      let t = (qx * dx + qy * dy + qz * dz) / dd
      t = t < 0 ? 0 : Math.min(t, 1)
      return Math.hypot(qx - dx * t, qy - dy * t, qz - dz * t) - (ra + (rb - ra) * t)
    },
    (px, py, pz) => [
      before + ((px - ax) * dx + (py - ay) * dy + (pz - az) * dz) / long,
      upright ? px - ax : py - ay,
      WOUND,
    ],
  )
  return held(shape, (ax + bx) / 2, (ay + by) / 2, (az + bz) / 2, long / 2 + Math.max(ra, rb))
}

/** A limb that follows a bent line of points; radii are spread along it. */
export const bent = (points, radii) => {
  const parts = []
  let before = 0
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i], points[i + 1]]
    parts.push(limb(a, b, radii[i] ?? radii.at(-1), radii[i + 1] ?? radii.at(-1), before))
    before += Math.hypot(...a.map((from, k) => b[k] - from))
  }
  return joined(0.02, ...parts)
}

export const block = (x, y, z, hx, hy, hz, round = 0.02) =>
  bare((px, py, pz) => {
    const a = Math.abs(px - x) - hx + round
    const b = Math.abs(py - y) - hy + round
    const c = Math.abs(pz - z) - hz + round
    return Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) + Math.min(Math.max(a, b, c), 0) - round
  })

/** A ring around the axis 'x', 'y' or 'z'. */
export const ring = (x, y, z, big, small, axis = 'y') =>
  bare((px, py, pz) => {
    const a = px - x
    const b = py - y
    const c = pz - z
    const [along, u, v] = axis === 'y' ? [b, a, c] : axis === 'x' ? [a, b, c] : [c, a, b]
    return Math.hypot(Math.hypot(u, v) - big, along) - small
  })

/** A ring of any axis, as a bangle sits on an arm. */
export const hoop = ([x, y, z], [ax, ay, az], big, small) => {
  const long = Math.hypot(ax, ay, az)
  const shape = bare((px, py, pz) => {
    const a = px - x
    const b = py - y
    const c = pz - z
    const along = (a * ax + b * ay + c * az) / long
    const out = Math.sqrt(Math.max(0, a * a + b * b + c * c - along * along))
    return Math.hypot(out - big, along) - small
  })
  return held(shape, x, y, z, big + small)
}

export const disc = (x, y, z, r, half, axis = 'y', round = 0.01) =>
  bare((px, py, pz) => {
    const a = px - x
    const b = py - y
    const c = pz - z
    const [along, u, v] = axis === 'y' ? [b, a, c] : axis === 'x' ? [a, b, c] : [c, a, b]
    const d = Math.hypot(u, v) - r + round
    const h = Math.abs(along) - half + round
    return Math.hypot(Math.max(d, 0), Math.max(h, 0)) + Math.min(Math.max(d, h), 0) - round
  })

export const joined = (soft, ...parts) => {
  const shape = through((x, y, z) => {
    let d = parts[0](x, y, z)
    for (let i = 1; i < parts.length; i++) {
      const near = parts[i].held
      if (near) {
        const away = Math.sqrt((x - near[0]) ** 2 + (y - near[1]) ** 2 + (z - near[2]) ** 2) - near[3]
        if (away > 0 && away * near[4] > d + soft) continue
      }
      const e = parts[i](x, y, z)
      const h = Math.max(soft - Math.abs(d - e), 0) / soft
      d = Math.min(d, e) - h * h * soft * 0.25
    }
    return d
  }, parts)
  return Object.assign(shape, { held: heldAll(parts, soft) })
}

export const cutFrom = (whole, hole, soft = 0.01) => {
  const shape = through(
    (x, y, z) => {
      const a = whole(x, y, z)
      const b = -hole(x, y, z)
      const h = Math.max(soft - Math.abs(a - b), 0) / soft
      return Math.max(a, b) + h * h * soft * 0.25
    },
    [whole],
  )
  return Object.assign(shape, { held: whole.held })
}

export const mirrored = part => {
  const shape = placedBy(part, (x, y, z) => [Math.abs(x), y, z])
  if (!part.held) return shape
  const [x, y, z, r, steep] = part.held
  return held(shape, 0, y, z, r + Math.abs(x), steep)
}
export const mirroredZ = part => placedBy(part, (x, y, z) => [x, y, Math.abs(z)])
export const moved = (part, dx, dy, dz) => placedBy(part, (x, y, z) => [x - dx, y - dy, z - dz])
export const turnedY = (part, angle) => {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return placedBy(part, (x, y, z) => [c * x - s * z, y, s * x + c * z])
}

const placedBy = (part, to) => through((x, y, z) => part(...to(x, y, z)), [part], to)
