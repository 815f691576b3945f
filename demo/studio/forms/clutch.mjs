import * as THREE from 'three'
import { pillow } from '../geometry/pillow.mjs'
import { strand } from '../geometry/strand.mjs'
import { gold } from '../materials/metal.mjs'
import { zardozi } from '../materials/zardozi.mjs'
import { drawnCloth } from '../prints/drawn-cloth.mjs'
import { piece, placed, together } from './parts.mjs'

const [W, H, D] = [3.6, 2.0, 1.25]

/** A clutch on a brass frame: full below, drawn in above to where the two halves of the frame hold it. */
export const clutch = (product, random) => {
  const cloth = drawnCloth({ ...product, random, width: W, length: H, density: 380 })
  const goods = together(
    piece(body(random), zardozi(cloth)),
    ...[0.055, -0.055].map(z =>
      piece(strand(rail(z), { wide: 0.045, thick: 0.07, sides: 14, steps: 180, up: UP }), gold()),
    ),
    ...[-1, 1].flatMap(k => [
      piece(new THREE.SphereGeometry(0.075, 24, 18), gold(), { at: [k * EDGE, HINGE, 0] }),
      piece(new THREE.SphereGeometry(0.12, 24, 18), gold(), { at: [k * 0.085, TOP + 0.15, k * 0.07] }),
      piece(new THREE.CylinderGeometry(0.04, 0.06, 0.14, 20), gold(), {
        at: [k * 0.085, TOP + 0.06, k * 0.07],
      }),
    ]),
  )
  return {
    goods: placed(goods, { at: [0, H / 2, 0], turn: [-0.1, 0, 0] }),
    views: [
      { azimuth: 20, elevation: 16, fill: 0.86 },
      { azimuth: 12, elevation: 12, zoom: 2.3, at: [0.1, H * 0.55, 0.5] },
      { azimuth: -34, elevation: 30, fill: 0.84 },
    ],
  }
}

const UP = new THREE.Vector3(0, 0, 1)
const TOP = H / 2 - 0.12
const HINGE = H * 0.1
const EDGE = W * 0.452

/** One half of the frame: up from the hinge, round the shoulder, straight over. */
const rail = z => {
  const half = [
    [EDGE, HINGE, z * 0.4],
    [EDGE + 0.01, HINGE + 0.3, z],
    [EDGE - 0.01, TOP - 0.26, z],
    [EDGE - 0.08, TOP - 0.09, z],
    [EDGE - 0.26, TOP, z],
    [EDGE - 0.6, TOP + 0.012, z],
  ]
  return [...half.map(([x, ...p]) => [-x, ...p]), [0, TOP + 0.015, z], ...half.reverse()]
}

/** The stuffed cloth, its upper edge kept inside the frame and pressed flat there, its foot broad enough to stand. */
const body = random => {
  const geometry = pillow(W, H, D, random)
  const position = geometry.attributes.position
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const high = Math.max(0, y / (H / 2))
    const out = Math.abs(x) / (W / 2)
    const narrow = 1 - 0.085 * Math.min(1, high * 1.6) ** 1.5
    const low = Math.max(0, -y / (H / 2))
    const round = 0.02 * high + 0.22 * high * out ** 9 - 0.2 * low * out ** 8
    position.setX(i, x * narrow)
    position.setY(i, y - round)
    position.setZ(i, z * (1 - 0.72 * high ** 1.7) + Math.sign(z) * 0.05 * (1 - high))
  }
  geometry.computeVertexNormals()
  return geometry
}
