import * as THREE from 'three'

/** A flat or round strand along a line: cane, jute, wire, cord. */
export const strand = (
  points,
  { wide = 0.05, thick = wide, sides = 8, steps = points.length * 3, closed = false, up } = {},
) => {
  const curve = new THREE.CatmullRomCurve3(
    points.map(p => (Array.isArray(p) ? new THREE.Vector3(...p) : p)),
    closed,
  )
  const position = []
  const normal = []
  const uv = []
  const index = []
  const frames = up ? null : curve.computeFrenetFrames(steps, closed)
  const side = new THREE.Vector3()
  const over = new THREE.Vector3()
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const p = curve.getPoint(t)
    if (frames) {
      over.copy(frames.normals[k])
      side.copy(frames.binormals[k])
    } else {
      const along = curve.getTangent(t)
      over.copy(typeof up === 'function' ? up(p, t) : up)
      side.crossVectors(along, over).normalize()
      over.crossVectors(side, along).normalize()
    }
    for (let s = 0; s <= sides; s++) {
      const a = (s / sides) * Math.PI * 2
      const c = Math.cos(a)
      const d = Math.sin(a)
      position.push(
        p.x + side.x * c * wide + over.x * d * thick,
        p.y + side.y * c * wide + over.y * d * thick,
        p.z + side.z * c * wide + over.z * d * thick,
      )
      const n = new THREE.Vector3()
        .addScaledVector(side, c / wide)
        .addScaledVector(over, d / thick)
        .normalize()
      normal.push(n.x, n.y, n.z)
      uv.push(s / sides, t)
      if (k && s) {
        const q = k * (sides + 1) + s
        index.push(q - sides - 2, q - 1, q - sides - 1, q - sides - 1, q - 1, q)
      }
    }
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3))
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2))
  geometry.setAttribute('cavity', new THREE.Float32BufferAttribute(new Float32Array(position.length / 3), 1))
  geometry.setIndex(index)
  return geometry
}
