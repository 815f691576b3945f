/** Clay to model with: distance functions of a point, joined softly as a thumb would. */
export const ball = (x, y, z, r, sx = 1, sy = 1, sz = 1) => {
  const small = Math.min(sx, sy, sz)
  return (px, py, pz) => {
    const a = (px - x) / sx
    const b = (py - y) / sy
    const c = (pz - z) / sz
    return (Math.sqrt(a * a + b * b + c * c) - r) * small
  }
}

/** A limb between two points, thick `ra` at the first and `rb` at the second. */
export const limb = ([ax, ay, az], [bx, by, bz], ra, rb = ra) => {
  const dx = bx - ax
  const dy = by - ay
  const dz = bz - az
  const dd = dx * dx + dy * dy + dz * dz || 1e-6
  return (px, py, pz) => {
    const qx = px - ax
    const qy = py - ay
    const qz = pz - az
    let t = (qx * dx + qy * dy + qz * dz) / dd
    t = t < 0 ? 0 : Math.min(t, 1)
    return Math.hypot(qx - dx * t, qy - dy * t, qz - dz * t) - (ra + (rb - ra) * t)
  }
}

/** A limb that follows a bent line of points; radii are spread along it. */
export const bent = (points, radii) => {
  const parts = []
  for (let i = 0; i < points.length - 1; i++)
    parts.push(limb(points[i], points[i + 1], radii[i] ?? radii.at(-1), radii[i + 1] ?? radii.at(-1)))
  return joined(0.02, ...parts)
}

export const block =
  (x, y, z, hx, hy, hz, round = 0.02) =>
  (px, py, pz) => {
    const a = Math.abs(px - x) - hx + round
    const b = Math.abs(py - y) - hy + round
    const c = Math.abs(pz - z) - hz + round
    return Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) + Math.min(Math.max(a, b, c), 0) - round
  }

/** A ring around the axis 'x', 'y' or 'z'. */
export const ring =
  (x, y, z, big, small, axis = 'y') =>
  (px, py, pz) => {
    const a = px - x
    const b = py - y
    const c = pz - z
    const [along, u, v] = axis === 'y' ? [b, a, c] : axis === 'x' ? [a, b, c] : [c, a, b]
    return Math.hypot(Math.hypot(u, v) - big, along) - small
  }

export const disc =
  (x, y, z, r, half, axis = 'y', round = 0.01) =>
  (px, py, pz) => {
    const a = px - x
    const b = py - y
    const c = pz - z
    const [along, u, v] = axis === 'y' ? [b, a, c] : axis === 'x' ? [a, b, c] : [c, a, b]
    const d = Math.hypot(u, v) - r + round
    const h = Math.abs(along) - half + round
    return Math.hypot(Math.max(d, 0), Math.max(h, 0)) + Math.min(Math.max(d, h), 0) - round
  }

export const joined =
  (soft, ...parts) =>
  (x, y, z) => {
    let d = parts[0](x, y, z)
    for (let i = 1; i < parts.length; i++) {
      const e = parts[i](x, y, z)
      const h = Math.max(soft - Math.abs(d - e), 0) / soft
      d = Math.min(d, e) - h * h * soft * 0.25
    }
    return d
  }

export const cutFrom =
  (whole, hole, soft = 0.01) =>
  (x, y, z) => {
    const a = whole(x, y, z)
    const b = -hole(x, y, z)
    const h = Math.max(soft - Math.abs(a - b), 0) / soft
    return Math.max(a, b) + h * h * soft * 0.25
  }

export const mirrored = part => (x, y, z) => part(Math.abs(x), y, z)
export const mirroredZ = part => (x, y, z) => part(x, y, Math.abs(z))
export const moved = (part, dx, dy, dz) => (x, y, z) => part(x - dx, y - dy, z - dz)
export const turnedY = (part, angle) => {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return (x, y, z) => part(c * x - s * z, y, s * x + c * z)
}
