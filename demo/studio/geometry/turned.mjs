import * as THREE from 'three'

/**
 * Turns a profile of [radius, height] points on the wheel. `wobble(angle, t, radius)` adds the hand's
 * unevenness; hollows are marked in the `cavity` attribute so that dirt can settle there.
 */
export const turned = (profile, { segments = 128, steps = 160, wobble, sharp = false } = {}) => {
  const points = sharp
    ? profile.map(([r, y]) => new THREE.Vector2(r, y))
    : new THREE.SplineCurve(profile.map(([r, y]) => new THREE.Vector2(r, y))).getSpacedPoints(steps)
  for (const p of points) p.x = Math.max(p.x, 0.0001)
  for (const end of [points[0], points.at(-1)]) if (end.x < AXIS) end.x = 0.0001
  if (wound(points) < 0) points.reverse()
  const geometry = new THREE.LatheGeometry(points, segments)
  const position = geometry.attributes.position
  const rows = points.length
  const cavity = new Float32Array(position.count)
  for (let i = 0; i < position.count; i++) {
    const row = i % rows
    const angle = (Math.floor(i / rows) / segments) * Math.PI * 2
    const k = 4
    const a = beyond(points, row - k)
    const b = beyond(points, row + k)
    const middle = points[row]
    cavity[i] = Math.max(
      0,
      Math.min(1, (((a.x + b.x) / 2 - middle.x) / (Math.hypot(b.x - a.x, b.y - a.y) + 1e-6)) * 4),
    )
    if (wobble) {
      const d = wobble(angle, row / (rows - 1), middle.x)
      const s = (middle.x + d) / middle.x
      position.setX(i, position.getX(i) * s)
      position.setZ(i, position.getZ(i) * s)
    }
  }
  if (wobble) sewnNormals(geometry, rows, segments)
  geometry.setAttribute('cavity', new THREE.BufferAttribute(cavity, 1))
  return geometry
}

// a profile that ends so near the axis is closed there
const AXIS = 0.03

/** The outline's point at a row; past an end on the axis it goes on as its mirror image. */
const beyond = (points, row) => {
  const last = points.length - 1
  const [end, past] = row < 0 ? [0, -row] : row > last ? [last, row - last] : [row, 0]
  if (!past || points[end].x > AXIS) return points[end]
  const { x, y } = points[Math.abs(end - past)]
  return { x: -x, y }
}

/** Positive when the outline runs up the outside: then its faces look outwards. */
const wound = points => {
  const closed = [...points, { x: 0, y: points.at(-1).y }, { x: 0, y: points[0].y }]
  return closed.reduce((sum, p, i) => {
    const q = closed[(i + 1) % closed.length]
    return sum + p.x * q.y - q.x * p.y
  }, 0)
}

/** Computed normals differ on the two sides of the seam: make them one. */
const sewnNormals = (geometry, rows, segments) => {
  geometry.computeVertexNormals()
  const n = geometry.attributes.normal
  const v = new THREE.Vector3()
  const w = new THREE.Vector3()
  for (let row = 0; row < rows; row++) {
    const last = segments * rows + row
    v.fromBufferAttribute(n, row).add(w.fromBufferAttribute(n, last)).normalize()
    n.setXYZ(row, v.x, v.y, v.z)
    n.setXYZ(last, v.x, v.y, v.z)
  }
}
