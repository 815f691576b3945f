import * as THREE from 'three'
import { fallenCloth } from './cloth.mjs'
import { offBody } from './dress-form.mjs'

/** From behind the neck over the left shoulder to the front: where the inner edge lies, and which way the cloth goes on from there. */
const WAY = [
  [0, 7.14, -0.46, 0, -0.9, -0.42, 0.62],
  [0.3, 7.2, -0.3, 0.5, -0.75, -0.42, 0.62],
  [0.42, 7.2, -0.02, 0.93, -0.36, 0, 0.55],
  [0.38, 6.98, 0.32, 0.97, -0.2, -0.1, 0.62],
  [0.27, 6.5, 0.62, 0.98, 0, -0.2, 0.72],
  [0.2, 5.95, 0.86, 0.99, 0, -0.15, 0.8],
  [0.14, 5.2, 0.86, 1, 0, -0.1, 0.9],
  [0.1, 1, 0.86, 1, 0, -0.08, 1.05],
]
const line = new THREE.CatmullRomCurve3(
  WAY.map(([x, y, z]) => new THREE.Vector3(x, y, z)),
  false,
  'centripetal',
)
const LONG = line.getLength()

/** Cloth laid round the neck of a dress form, both ends hanging in front: `left` and `right` of it from the nape. */
export const roundNeck = ({ width, left, right, waves = 5, open = 1, random }) => {
  const length = left + right
  const split = right / length
  const phase = random.next() * 6
  const start = (u, v) => {
    const run = (v - split) * length
    const side = run < 0 ? -1 : 1
    const t = Math.min(1, Math.abs(run) / LONG)
    const p = line.getPointAt(t)
    const k = line.getUtoTmapping(t) * (WAY.length - 1)
    const a = Math.min(WAY.length - 2, Math.floor(k))
    const [sx, sy, sz, wide] = [3, 4, 5, 6].map(c => WAY[a][c] + (WAY[a + 1][c] - WAY[a][c]) * (k - a))
    const across = u * (wide + (open - 1) * t * wide)
    const out = 0.1 + 0.09 * Math.sin(u * waves * Math.PI * 2 + phase * side + t * 3)
    const tangent = line.getTangentAt(t)
    const normal = new THREE.Vector3().crossVectors(tangent, new THREE.Vector3(sx, sy, sz)).normalize()
    // away from the form, whichever way the line runs
    if (normal.z < 0 && t > 0.2) normal.negate()
    if (t <= 0.2 && normal.y < 0) normal.negate()
    return [
      side * (p.x + sx * across + normal.x * out),
      p.y + sy * across + normal.y * out,
      p.z + sz * across + normal.z * out,
    ]
  }
  return fallenCloth({
    across: Math.round(12 + width * 15),
    along: Math.round(length * 13),
    width,
    length,
    start,
    pinned: (_u, v) => Math.abs(v - split) * length < 0.1,
    obstacle: offBody(() => 0.06),
    steps: 150,
    gravity: 7,
    bend: 0.12,
    rounds: 9,
    selfEvery: 0,
    damping: 0.955,
  })
}
