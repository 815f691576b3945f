import * as THREE from 'three'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'
import { silver } from '../materials/metal.mjs'
import { namedMaterial } from '../materials/named-material.mjs'
import { bead, lac, paper } from '../materials/small-things.mjs'
import { board, piece, placed, says, together } from './parts.mjs'

/** Bangles: a leaning stack of lac with set dots, broad ones, or open brass cuffs. */
export const bangles = (product, random) => {
  if (product.material === 'dhokra-brass') return cuffs(product, random)
  const broad = says(product, 'broad', 'two')
  const goods = together()
  const count = broad ? 2 : 6
  const half = broad ? 0.3 : 0.115
  let y = 0
  for (let k = 0; k < count; k++) {
    const colour = product.palette[k % 3 === 1 && !broad ? 1 : k % 3 === 2 && !broad ? 0 : 0]
    const ring = together(
      piece(
        turned(
          [
            [0.94, -half],
            [1.02, -half],
            [1.07, -half * 0.5],
            [1.08, 0],
            [1.07, half * 0.5],
            [1.02, half],
            [0.94, half],
            [0.92, half * 0.5],
            [0.92, -half * 0.5],
            [0.94, -half],
          ],
          { segments: 160, steps: 60 },
        ),
        lac({ colour }),
      ),
    )
    ring.add(...dots(product, half, broad, random))
    const last = k === count - 1
    if (last)
      goods.add(placed(ring, { at: broad ? [1.25, 0.98, 0.75] : [1.55, 0.96, 0.45], turn: [1.3, 0.3, 0.5] }))
    else {
      goods.add(
        placed(ring, {
          at: [random.around(0.05), y + half, random.around(0.05)],
          turn: [random.around(0.015), k, random.around(0.015)],
        }),
      )
      y += half * 2 + 0.005
    }
  }
  return { goods, views: RINGS(y) }
}

const dots = (product, half, broad, random) => {
  const pieces = []
  const rows = broad ? [-0.55, 0, 0.55] : [0]
  rows.forEach((row, r) => {
    const n = broad && row ? 46 : 26
    const dot = new THREE.SphereGeometry(broad && row ? 0.035 : 0.062, 14, 10)
    const many = new THREE.InstancedMesh(
      dot,
      bead({ colour: product.palette[r === 1 || !broad ? 2 : 1], gloss: 0.12 }),
      n,
    )
    for (let k = 0; k < n; k++) {
      const a = ((k + random.around(0.06)) / n) * Math.PI * 2
      many.setMatrixAt(
        k,
        new THREE.Matrix4().makeTranslation(Math.cos(a) * 1.075, row * half, Math.sin(a) * 1.075),
      )
    }
    pieces.push(many)
  })
  for (const e of [-0.86, 0.86])
    pieces.push(
      piece(new THREE.TorusGeometry(1.035, 0.018, 8, 140), bead({ colour: product.palette[1], gloss: 0.2 }), {
        at: [0, e * half, 0],
        turn: [Math.PI / 2, 0, 0],
      }),
    )
  return pieces
}

const cuffs = (product, random) => {
  const brass = namedMaterial(product.material, { colour: product.palette[0] })
  const goods = together()
  const arcOf = (r, y, from = 0.32) =>
    Array.from({ length: 44 }, (_, i) => {
      const a = from + (i / 43) * (Math.PI * 2 - from * 2) + Math.PI / 2
      return [Math.cos(a) * r, y, Math.sin(a) * r]
    })
  const cuff = () => {
    const one = together()
    for (let k = 0; k < 5; k++)
      one.add(
        piece(
          strand(arcOf(1 + (k % 2) * 0.02, 0.12 + k * 0.13), {
            wide: 0.07,
            thick: 0.07,
            sides: 10,
            steps: 150,
            up: new THREE.Vector3(0, 1, 0),
          }),
          brass,
        ),
      )
    for (let k = 0; k < 30; k++) {
      const a = 0.4 + (k / 29) * (Math.PI * 2 - 0.8) + Math.PI / 2
      one.add(
        piece(new THREE.SphereGeometry(0.065, 12, 10), brass, {
          at: [Math.cos(a) * 1.07, 0.38, Math.sin(a) * 1.07],
        }),
      )
    }
    for (const end of [0.32, Math.PI * 2 - 0.32])
      one.add(
        piece(new THREE.SphereGeometry(0.17, 20, 16), brass, {
          at: [Math.cos(end + Math.PI / 2), 0.38, Math.sin(end + Math.PI / 2)],
          scale: [0.8, 2, 0.8],
        }),
      )
    return one
  }
  goods.add(
    placed(cuff(), { at: [-0.4, 0, 0], turn: [0, random.around(0.3) + 0.5, 0] }),
    placed(cuff(), { at: [1.5, 1.0, -0.5], turn: [1.45, 0.2, 0.4] }),
  )
  return { goods, views: RINGS(0.8) }
}

const RINGS = y => [
  { azimuth: 14, elevation: 22, fill: 0.84 },
  { azimuth: 22, elevation: 22, zoom: 2.4, at: [0.2, y * 0.7, 0.95] },
  { azimuth: -28, elevation: 44, fill: 0.82 },
]

/** A collar of many rows of beads, or a solid crescent of silver. */
export const necklace = (product, random) =>
  product.material === 'silver' ? crescent(product) : collar(product, random)

const sweep = (r, i, n) => {
  const a = Math.PI * (-0.36 + (1.72 * i) / (n - 1))
  return [Math.cos(a) * r, Math.sin(a) * r * 1.06]
}

const collar = (product, random) => {
  const goods = together()
  const sphere = new THREE.SphereGeometry(0.062, 14, 10)
  const rows = 13
  const inks = product.palette
  const slots = inks.map(() => [])
  for (let row = 0; row < rows; row++) {
    const r = 1.25 + row * 0.118
    const n = Math.round((1.72 * Math.PI * r) / 0.126)
    for (let i = 0; i < n; i++) {
      const [x, z] = sweep(r, i, n)
      const saw = Math.floor(Math.abs((((i / n) * 16) % 2) - 1) * 6)
      const ink = row % 6 === 5 ? 1 : (saw + row) % 7 < 2 ? 3 : (saw + row) % 7 < 3 ? 1 : row < 6 ? 0 : 2
      slots[Math.min(ink, inks.length - 1)].push([x, 0.07 + random.next() * 0.008, z])
    }
  }
  slots.forEach((list, k) => {
    if (!list.length) return
    const many = new THREE.InstancedMesh(sphere, bead({ colour: inks[k] }), list.length)
    for (const [i, [x, y, z]] of list.entries()) {
      const place = new THREE.Matrix4().makeTranslation(x, y, z)
      many.setMatrixAt(i, place.scale(new THREE.Vector3(1, 0.92, 1 + random.around(0.06))))
    }
    goods.add(many)
  })
  for (let k = 0; k < 27; k++) {
    const [x, z] = sweep(2.9, k + 2, 31)
    goods.add(
      piece(
        turned(
          [
            [0.001, 0],
            [0.05, 0.03],
            [0.075, 0.14],
            [0.04, 0.24],
            [0.001, 0.26],
          ],
          { segments: 24 },
        ),
        bead({ colour: inks[k % 2 ? 1 : 0] }),
        { at: [x * 0.985, 0.07, z * 0.985], turn: [Math.PI / 2, 0, Math.atan2(x, z) * -1] },
      ),
      // two small beads tie it to the net
      ...[0.935, 0.965].map(r =>
        piece(sphere, bead({ colour: inks[1] }), { at: [x * r, 0.07, z * r], scale: 0.72 }),
      ),
    )
  }
  const thread = namedMaterial('jute', { colour: '#a52a22' })
  for (const k of [0, 1]) {
    const [x, z] = sweep(1.9, k, 2)
    goods.add(
      piece(
        strand(
          [
            [x, 0.06, z],
            [x * 0.62, 0.05, z - 0.75],
            [x * 0.3 + (k ? -0.2 : 0.2), 0.05, z - 1.25],
          ],
          { wide: 0.045, steps: 30, up: new THREE.Vector3(0, 1, 0) },
        ),
        thread,
      ),
    )
  }
  return {
    goods,
    views: [
      { azimuth: 6, elevation: 58, fill: 0.88 },
      { azimuth: 18, elevation: 34, zoom: 2.8, at: [0.6, 0.05, 1.9] },
      { azimuth: -26, elevation: 38, fill: 0.88 },
    ],
  }
}

const crescent = () => {
  const metal = silver()
  const points = Array.from({ length: 60 }, (_, i) => {
    const [x, z] = sweep(1.7, i, 60)
    return new THREE.Vector3(x, 0.3, z)
  })
  const goods = together()
  const curve = new THREE.CatmullRomCurve3(points)
  const tube = swelling(curve, t => 0.07 + 0.24 * Math.sin(t * Math.PI) ** 1.4)
  goods.add(piece(tube, metal))
  for (let k = 0; k < 46; k++) {
    const t = 0.1 + (k / 45) * 0.8
    const p = curve.getPoint(t)
    const swell = 0.07 + 0.24 * Math.sin(t * Math.PI) ** 1.4
    goods.add(
      piece(new THREE.SphereGeometry(0.035 + swell * 0.08, 12, 10), metal, {
        at: [p.x, 0.3 + swell * 0.96, p.z],
      }),
    )
    if (k % 2 === 0)
      goods.add(
        piece(new THREE.TorusGeometry(swell * 1.02, 0.017, 8, 40), metal, {
          at: [p.x, p.y, p.z],
          turn: [0, -Math.atan2(curve.getTangent(t).z, curve.getTangent(t).x) + Math.PI / 2, 0],
        }),
      )
  }
  for (const k of [0, 59])
    goods.add(
      piece(
        turned([
          [0.001, 0],
          [0.14, 0.02],
          [0.17, 0.12],
          [0.1, 0.2],
          [0.13, 0.28],
          [0.001, 0.36],
        ]),
        metal,
        { at: [points[k].x, 0.3, points[k].z], turn: [-Math.PI / 2, 0, k ? 0.5 : -0.5] },
      ),
    )
  for (let k = 0; k < 15; k++) {
    const t = 0.22 + k * 0.04
    const p = curve.getPoint(t)
    const out = new THREE.Vector3(p.x, 0, p.z)
      .normalize()
      .multiplyScalar(0.11 + 0.24 * Math.sin(t * Math.PI) ** 1.4)
    goods.add(
      piece(
        turned(
          [
            [0.001, 0],
            [0.07, 0.03],
            [0.09, 0.12],
            [0.05, 0.2],
            [0.001, 0.22],
          ],
          { segments: 24 },
        ),
        metal,
        { at: [p.x + out.x, 0.17, p.z + out.z] },
      ),
    )
  }
  return {
    goods,
    views: [
      { azimuth: 6, elevation: 52, fill: 0.86 },
      { azimuth: 20, elevation: 30, zoom: 2.6, at: [0.4, 0.3, 1.7] },
      { azimuth: -26, elevation: 32, fill: 0.86 },
    ],
  }
}

const swelling = (curve, radius) => {
  const tube = new THREE.TubeGeometry(curve, 200, 1, 24, false)
  const position = tube.attributes.position
  const p = new THREE.Vector3()
  for (let i = 0; i < position.count; i++) {
    const t = Math.floor(i / 25) / 200
    const middle = curve.getPointAt(t)
    p.fromBufferAttribute(position, i).sub(middle).multiplyScalar(radius(t)).add(middle)
    position.setXYZ(i, p.x, p.y, p.z)
  }
  tube.computeVertexNormals()
  return tube
}

/** A pair of bell earrings on a card. */
export const earrings = _product => {
  const metal = silver()
  const goods = together()
  for (const k of [-1, 1]) {
    const one = together(
      piece(
        turned(
          [
            [0.001, 0.62],
            [0.08, 0.6],
            [0.2, 0.52],
            [0.36, 0.34],
            [0.46, 0.12],
            [0.5, 0.02],
            [0.47, 0],
            [0.4, 0.1],
            [0.001, 0.4],
          ],
          { segments: 80 },
        ),
        metal,
      ),
      piece(new THREE.TorusGeometry(0.08, 0.02, 10, 30), metal, { at: [0, 0.7, 0] }),
      piece(
        turned(
          [
            [0.001, 0.06],
            [0.2, 0.05],
            [0.26, 0.02],
            [0.26, -0.02],
            [0.001, -0.04],
          ],
          { segments: 48 },
        ),
        metal,
        { at: [0, 0.98, 0.02], turn: [Math.PI / 2, 0, 0] },
      ),
      ...Array.from({ length: 10 }, (_, i) =>
        piece(new THREE.SphereGeometry(0.045, 12, 10), metal, {
          at: [0.21 * Math.cos(i * 0.628), 0.98 + 0.21 * Math.sin(i * 0.628), 0.06],
        }),
      ),
      ...Array.from({ length: 18 }, (_, i) =>
        piece(new THREE.SphereGeometry(0.042, 12, 10), metal, {
          at: [0.47 * Math.cos(i * 0.349), -0.03, 0.47 * Math.sin(i * 0.349)],
        }),
      ),
      ...Array.from({ length: 16 }, (_, i) =>
        piece(new THREE.SphereGeometry(0.026, 10, 8), metal, {
          at: [0.37 * Math.cos(i * 0.393), 0.33, 0.37 * Math.sin(i * 0.393)],
        }),
      ),
      piece(new THREE.SphereGeometry(0.09, 16, 12), metal, { at: [0, 0.02, 0] }),
    )
    goods.add(placed(one, { at: [k * 0.72, 0.98, 0.33], turn: [0, k * 0.2, k * 0.03] }))
  }
  const card = placed(
    together(
      piece(board(3, 2.7, 0.05, 0.08), paper({ colour: '#8c3a2b' })),
      piece(board(2.7, 2.4, 0.01, 0.06), paper({ colour: '#f1e8d6' }), { at: [0, 0, 0.031] }),
    ),
    { at: [0, 1.33, 0], turn: [-0.12, 0, 0] },
  )
  return {
    goods: together(goods, card),
    views: [
      { azimuth: 8, elevation: 8, fill: 0.84 },
      { azimuth: 18, elevation: 10, zoom: 2.3, at: [0.5, 1.35, 0.4] },
      { azimuth: -26, elevation: 20, fill: 0.82 },
    ],
  }
}
