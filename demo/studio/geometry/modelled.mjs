import * as THREE from 'three'

const BLOCK = 6
// no thread of wax: stone and wood need not ask how it would lie
const BARE = [0, 0, 3]

/**
 * Skins a solid given as a distance function (negative inside) by naive surface nets.
 * The distance may return a number; `bounds` is [minX,minY,minZ,maxX,maxY,maxZ].
 */
export const modelled = (distance, bounds, resolution = 96, { wound = true } = {}) => {
  const [x0, y0, z0, x1, y1, z1] = bounds
  const step = Math.max(x1 - x0, y1 - y0, z1 - z0) / resolution
  const nx = Math.ceil((x1 - x0) / step) + 1
  const ny = Math.ceil((y1 - y0) / step) + 1
  const nz = Math.ceil((z1 - z0) / step) + 1
  const field = new Float32Array(nx * ny * nz)
  // most of the room is far from the skin: there one look tells for a whole block of points
  const far = BLOCK * step * 1.3
  for (let k = 0; k < nz; k += BLOCK)
    for (let j = 0; j < ny; j += BLOCK)
      for (let i = 0; i < nx; i += BLOCK) {
        const half = BLOCK / 2
        const middle = distance(x0 + (i + half) * step, y0 + (j + half) * step, z0 + (k + half) * step)
        const near = Math.abs(middle) < far
        for (let c = k; c < Math.min(k + BLOCK, nz); c++)
          for (let b = j; b < Math.min(j + BLOCK, ny); b++)
            for (let a = i; a < Math.min(i + BLOCK, nx); a++)
              field[(c * ny + b) * nx + a] = near
                ? distance(x0 + a * step, y0 + b * step, z0 + c * step)
                : middle
      }

  const at = (i, j, k) => (k * ny + j) * nx + i
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1)
  const position = []
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let mask = 0
        for (let c = 0; c < 8; c++)
          if (field[at(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2))] < 0) mask |= 1 << c
        if (mask === 0 || mask === 255) continue
        let sx = 0
        let sy = 0
        let sz = 0
        let crossings = 0
        for (const [a, b] of EDGES) {
          if (((mask >> a) & 1) === ((mask >> b) & 1)) continue
          const fa = field[at(i + (a & 1), j + ((a >> 1) & 1), k + (a >> 2))]
          const fb = field[at(i + (b & 1), j + ((b >> 1) & 1), k + (b >> 2))]
          const t = fa / (fa - fb)
          sx += (a & 1) + ((b & 1) - (a & 1)) * t
          sy += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t
          sz += (a >> 2) + ((b >> 2) - (a >> 2)) * t
          crossings++
        }
        vertexOf[at(i, j, k)] = position.length / 3
        position.push(
          x0 + (i + sx / crossings) * step,
          y0 + (j + sy / crossings) * step,
          z0 + (k + sz / crossings) * step,
        )
      }

  const index = []
  const quad = (a, b, c, d, flip) => (flip ? index.push(a, c, b, a, d, c) : index.push(a, b, c, a, c, d))
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const here = field[at(i, j, k)] < 0
        if (here !== field[at(i + 1, j, k)] < 0)
          quad(
            vertexOf[at(i, j - 1, k - 1)],
            vertexOf[at(i, j, k - 1)],
            vertexOf[at(i, j, k)],
            vertexOf[at(i, j - 1, k)],
            !here,
          )
        if (here !== field[at(i, j + 1, k)] < 0)
          quad(
            vertexOf[at(i - 1, j, k - 1)],
            vertexOf[at(i, j, k - 1)],
            vertexOf[at(i, j, k)],
            vertexOf[at(i - 1, j, k)],
            here,
          )
        if (here !== field[at(i, j, k + 1)] < 0)
          quad(
            vertexOf[at(i - 1, j - 1, k)],
            vertexOf[at(i, j - 1, k)],
            vertexOf[at(i, j, k)],
            vertexOf[at(i - 1, j, k)],
            !here,
          )
      }

  const geometry = new THREE.BufferGeometry()
  const count = position.length / 3
  const normal = new Float32Array(count * 3)
  const cavity = new Float32Array(count)
  const winding = new Float32Array(count * 3)
  const e = step * 0.7
  const wide = step * 3
  for (let v = 0; v < count; v++) {
    const [x, y, z] = [position[v * 3], position[v * 3 + 1], position[v * 3 + 2]]
    let gx = distance(x + e, y, z) - distance(x - e, y, z)
    let gy = distance(x, y + e, z) - distance(x, y - e, z)
    let gz = distance(x, y, z + e) - distance(x, y, z - e)
    const length = Math.hypot(gx, gy, gz) || 1
    gx /= length
    gy /= length
    gz /= length
    normal.set([gx, gy, gz], v * 3)
    winding.set(wound ? windingAt(distance.wires, x, y, z) : BARE, v * 3)
    const ahead = distance(x + gx * wide, y + gy * wide, z + gz * wide)
    cavity[v] = Math.max(0, Math.min(1, (1 - ahead / wide) * 1.8))
  }
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
  geometry.setAttribute('normal', new THREE.BufferAttribute(normal, 3))
  geometry.setAttribute('cavity', new THREE.BufferAttribute(cavity, 1))
  geometry.setAttribute('winding', new THREE.BufferAttribute(winding, 3))
  geometry.setAttribute('uv', new THREE.BufferAttribute(new Float32Array(count * 2), 2))
  geometry.setIndex(index)
  return geometry
}

/** Along, across and way of the thread on the part that the point lies on. */
const windingAt = (wires, x, y, z) => {
  let [least, found] = [Infinity, [0, 0, 3]]
  for (const wire of wires ?? []) {
    const [d, ...lie] = wire(x, y, z)
    if (d < least) [least, found] = [d, lie]
  }
  return found
}

const EDGES = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
]
