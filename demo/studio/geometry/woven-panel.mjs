import * as THREE from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { strand } from './strand.mjs'

const zigzag = (i, n) => Math.abs((i % (n * 2)) - n)

/** Whether the lengthwise strip passes over at a crossing. */
export const OVER = {
  'weave-plain': (i, j) => (i + j) % 2 === 0,
  'weave-herringbone': (i, j) => (i + zigzag(j, 8)) % 4 < 2,
  'weave-diamond': (i, j) => (zigzag(i, 8) + zigzag(j, 8)) % 4 < 2,
}

/** A mat of real strips, over and under each other. Answers one geometry for each direction. */
export const wovenPanel = ({
  width,
  length,
  strip,
  pattern,
  thick = 0.014,
  random,
  shape = (x, z) => [x, 0, z],
}) => {
  const over = OVER[pattern] ?? OVER['weave-plain']
  const columns = Math.round(width / strip)
  const rows = Math.round(length / strip)
  const lift = thick * 1.15
  const warp = []
  const weft = []
  const at = (i, j, up) => {
    const [x, y, z] = shape((i + 0.5) * strip - width / 2, (j + 0.5) * strip - length / 2)
    return new THREE.Vector3(x, y + up, z)
  }
  for (let i = 0; i < columns; i++) {
    const points = []
    for (let j = -0.5; j < rows; j += 1) {
      const k = Math.max(0, Math.min(rows - 1, Math.floor(j + 0.5)))
      points.push(at(i + random.around(0.03), Math.min(j, rows - 0.5), over(i, k) ? lift : -lift))
    }
    warp.push(strand(points, { wide: strip * 0.46, thick, sides: 6, steps: points.length * 2, up: UP }))
  }
  for (let j = 0; j < rows; j++) {
    const points = []
    for (let i = -0.5; i < columns; i += 1) {
      const k = Math.max(0, Math.min(columns - 1, Math.floor(i + 0.5)))
      points.push(at(Math.min(i, columns - 0.5), j + random.around(0.03), over(k, j) ? -lift : lift))
    }
    weft.push(strand(points, { wide: strip * 0.46, thick, sides: 6, steps: points.length * 2, up: UP }))
  }
  return { warp: mergeGeometries(warp), weft: mergeGeometries(weft) }
}

/** A round basket's wall: stakes up the profile, weavers round and round between them. */
export const wovenWall = ({
  radius,
  height,
  stakes = 44,
  rows = 26,
  thick = 0.018,
  pattern,
  random,
  band,
}) => {
  const over = OVER[pattern] ?? OVER['weave-plain']
  const up = []
  const round = []
  const banded = []
  const n = stakes * 2
  for (let k = 0; k < n; k++) {
    const a = (k / n) * Math.PI * 2
    const points = []
    for (let j = 0; j <= rows; j++) {
      const t = j / rows
      const r = radius(t) + (over(k, j) ? thick : -thick)
      points.push(new THREE.Vector3(Math.cos(a) * r, t * height, Math.sin(a) * r))
    }
    const out = new THREE.Vector3(Math.cos(a), 0.01, Math.sin(a))
    up.push(
      strand(points, {
        wide: ((Math.PI * radius(0.6)) / n) * 0.82,
        thick,
        sides: 6,
        steps: rows * 2,
        up: out,
      }),
    )
  }
  for (let j = 0; j < rows; j++) {
    const t = (j + 0.5) / rows
    const points = Array.from({ length: n }, (_, k) => {
      const a = (k / n) * Math.PI * 2
      const r = radius(t) + (over(k, j) ? -thick : thick)
      return new THREE.Vector3(Math.cos(a) * r, t * height + random.around(0.006), Math.sin(a) * r)
    })
    const list = band?.(t) ? banded : round
    list.push(
      strand(points, {
        wide: (height / rows) * 0.45,
        thick,
        sides: 6,
        steps: n * 2,
        closed: true,
        up: p => new THREE.Vector3(p.x, 0, p.z).normalize(),
      }),
    )
  }
  return {
    up: mergeGeometries(up),
    round: mergeGeometries(round),
    banded: banded.length ? mergeGeometries(banded) : null,
  }
}

const UP = new THREE.Vector3(0, 1, 0.0001)
