import * as THREE from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'

/** One piece, put in its place. */
export const piece = (geometry, material, { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 } = {}) => {
  const mesh = new THREE.Mesh(geometry, material)
  mesh.position.set(...at)
  mesh.rotation.set(...turn)
  if (Array.isArray(scale)) mesh.scale.set(...scale)
  else mesh.scale.setScalar(scale)
  return mesh
}

export const together = (...pieces) => {
  const group = new THREE.Group()
  for (const each of pieces.flat()) group.add(each)
  return group
}

export const placed = (object, { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 } = {}) => {
  const group = new THREE.Group().add(object)
  group.position.set(...at)
  group.rotation.set(...turn)
  if (Array.isArray(scale)) group.scale.set(...scale)
  else group.scale.setScalar(scale)
  return group
}

export const oneOf = geometries => mergeGeometries(geometries)

/** A board with eased edges. */
export const board = (w, h, d, ease = 0.03) => {
  const shape = new THREE.Shape()
  const bevel = Math.min(ease, d * 0.35)
  const x = w / 2 - ease - bevel * 0.6
  const y = h / 2 - ease - bevel * 0.6
  shape.absarc(x, y, ease, 0, Math.PI / 2)
  shape.absarc(-x, y, ease, Math.PI / 2, Math.PI)
  shape.absarc(-x, -y, ease, Math.PI, Math.PI * 1.5)
  shape.absarc(x, -y, ease, Math.PI * 1.5, Math.PI * 2)
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: d - bevel * 2,
    bevelThickness: bevel,
    bevelSize: bevel * 0.6,
    bevelSegments: 3,
    curveSegments: 6,
  })
  geometry.translate(0, 0, -(d - bevel * 2) / 2)
  return geometry
}

export const rod = (length, radius, taper = radius) =>
  turned(
    [
      [0.001, 0],
      [radius, 0.001],
      [radius, length * 0.02],
      [(radius + taper) / 2, length * 0.5],
      [taper, length * 0.98],
      [taper, length],
      [0.001, length],
    ],
    { segments: 32, steps: 40, sharp: true },
  )

/** Loose ends of warp: a comb of thin strands from points on an edge, lying down. */
export const fringe = (
  edge,
  { length = 0.3, toward = [0, 0, 1], random, floor = 0.012, wide = 0.009, each = 1 },
) => {
  const geometries = []
  const way = new THREE.Vector3(...toward)
  for (const start of edge)
    for (let k = 0; k < each; k++) {
      const p = start.clone()
      const points = [p.clone()]
      let y = p.y
      for (let i = 1; i <= 4; i++) {
        y = Math.max(floor + 0.01 * random.next(), y - (start.y > 0.1 ? length * 0.22 : 0.03))
        points.push(
          new THREE.Vector3(
            p.x + way.x * length * (i / 4) + random.around(0.025) * i * 0.6,
            y,
            p.z + way.z * length * (i / 4) + random.around(0.02),
          ),
        )
      }
      geometries.push(strand(points, { wide, sides: 4, steps: 6, up: new THREE.Vector3(0, 1, 0.2) }))
    }
  return oneOf(geometries)
}

/** Points along one end of a sheet (row of its fine grid), for a fringe to hang from. */
export const endOf = (geometry, { last = true, count = 60 }) => {
  const position = geometry.attributes.position
  const uv = geometry.attributes.uv
  const points = []
  for (let i = 0; i < position.count; i++)
    if (Math.abs(uv.getY(i) - (last ? 1 : 0)) < 1e-5)
      points.push(new THREE.Vector3().fromBufferAttribute(position, i))
  return Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * (points.length - 1)
    const a = Math.floor(t)
    return points[a].clone().lerp(points[Math.min(points.length - 1, a + 1)], t - a)
  })
}

export const says = (product, ...words) =>
  words.some(w => `${product.name ?? ''} ${product.notes ?? ''}`.toLowerCase().includes(w))

export const lightest = palette => [...palette].sort((a, b) => brightness(b) - brightness(a))[0]
export const darkest = palette => [...palette].sort((a, b) => brightness(a) - brightness(b))[0]
const brightness = hex =>
  [1, 3, 5].reduce((sum, i, k) => sum + Number.parseInt(hex.slice(i, i + 2), 16) * [0.3, 0.6, 0.1][k], 0)
