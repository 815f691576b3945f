import * as THREE from 'three'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'
import { wovenPanel, wovenWall } from '../geometry/woven-panel.mjs'
import { bamboo, jute } from '../materials/plant.mjs'
import { AGAINST_WALL } from '../scenes/against-wall.mjs'
import { board, oneOf, piece, placed, says, together } from './parts.mjs'

const circle = (r, y, count = 60, wave = 0) =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2
    return [Math.cos(a) * r, y + wave * Math.sin(i * 1.7), Math.sin(a) * r]
  })

const hoop = (r, y, wide = 0.05, thick = wide) =>
  strand(circle(r, y), { wide, thick, sides: 10, steps: 180, closed: true, up: new THREE.Vector3(0, 1, 0) })

/** A round basket, open or with a domed lid. */
export const basket = (product, random) => {
  const [light, dark, pale] = product.palette
  const lidded = says(product, 'lid')
  const radius = t => 1.05 + 0.36 * Math.sin(t * 1.9) - (lidded ? 0.1 * t : -0.1 * t)
  const height = lidded ? 1.35 : 1.3
  const wall = wovenWall({
    radius,
    height,
    stakes: 42,
    rows: 24,
    pattern: product.pattern,
    random,
    band: t => lidded && t > 0.55 && t < 0.72,
  })
  const goods = together(
    piece(wall.up, bamboo({ colour: light })),
    piece(wall.round, bamboo({ colour: pale ?? dark })),
    ...(wall.banded ? [piece(wall.banded, bamboo({ colour: dark }))] : []),
    piece(hoop(radius(1), height, 0.075, 0.06), bamboo({ colour: dark })),
    piece(hoop(radius(0) + 0.01, 0.05, 0.06), bamboo({ colour: dark })),
    piece(lashing(radius(1), height, 72, 0.095), bamboo({ colour: pale ?? light })),
  )
  const floor = wovenPanel({
    width: 2.3,
    length: 2.3,
    strip: 0.13,
    pattern: 'weave-plain',
    random,
    shape: (x, z) => within(radius(0.02) - 0.02, x, z),
  })
  goods.add(
    piece(floor.warp, bamboo({ colour: light })),
    piece(floor.weft, bamboo({ colour: pale ?? light })),
  )
  if (lidded) {
    const dome = t => Math.max(0.06, 1.42 * Math.sqrt(Math.max(0, 1 - t ** 1.7)))
    const lid = wovenWall({
      radius: dome,
      height: 0.75,
      stakes: 42,
      rows: 17,
      pattern: product.pattern,
      random,
      band: t => t < 0.18,
    })
    goods.add(
      placed(
        together(
          piece(lid.up, bamboo({ colour: light })),
          piece(lid.round, bamboo({ colour: pale ?? dark })),
          ...(lid.banded ? [piece(lid.banded, bamboo({ colour: dark }))] : []),
          piece(hoop(1.44, 0, 0.07), bamboo({ colour: dark })),
          piece(new THREE.TorusGeometry(0.16, 0.045, 10, 40), bamboo({ colour: dark }), { at: [0, 0.86, 0] }),
        ),
        { at: [0, height + 0.05, 0] },
      ),
    )
  }
  return {
    goods,
    views: [
      { azimuth: 16, elevation: lidded ? 16 : 24, fill: 0.84 },
      { azimuth: 26, elevation: 18, zoom: 2.5, at: [0.5, height * 0.7, 1] },
      { azimuth: -34, elevation: 42, fill: 0.82 },
    ],
  }
}

/** A square mat's corners bent up along the round wall. */
const within = (r, x, z) => {
  const far = Math.hypot(x, z)
  return far < r ? [x, 0.07, z] : [(x / far) * r, 0.07 + (far - r) * 0.5, (z / far) * r]
}

const lashing = (r, y, count, size) =>
  oneOf(
    Array.from({ length: count }, (_, k) => {
      const torus = new THREE.TorusGeometry(size, 0.014, 6, 16)
      torus.scale(1, 1, 1.7)
      torus.applyMatrix4(
        new THREE.Matrix4()
          .makeRotationY(-(k / count) * Math.PI * 2)
          .multiply(new THREE.Matrix4().makeTranslation(r, y, 0))
          .multiply(new THREE.Matrix4().makeRotationX(0.5)),
      )
      return torus
    }),
  )

/** A rectangular woven tray, its rim bound with cane. */
export const wovenTray = (product, random) => {
  const [light, dark, pale] = product.palette
  const [w, l] = [3.9, 2.7]
  const rise = (x, z) => {
    const edge = Math.max(Math.abs(x) - w / 2 + 0.42, Math.abs(z) - l / 2 + 0.42, 0)
    return [x * (1 + edge * 0.05), 0.05 + edge * 0.75, z * (1 + edge * 0.05)]
  }
  const panel = wovenPanel({
    width: w,
    length: l,
    strip: 0.085,
    pattern: product.pattern,
    random,
    shape: rise,
  })
  const rim = []
  for (let i = 0; i < 80; i++) {
    const a = (i / 80) * Math.PI * 2
    const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.22
    const s = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.22
    rim.push([(c * w * 1.03) / 2, 0.4, (s * l * 1.03) / 2])
  }
  const goods = together(
    piece(panel.warp, bamboo({ colour: light })),
    piece(panel.weft, bamboo({ colour: dark })),
    piece(
      strand(rim, {
        wide: 0.07,
        thick: 0.075,
        sides: 10,
        steps: 240,
        closed: true,
        up: new THREE.Vector3(0, 1, 0),
      }),
      bamboo({ colour: pale ?? light }),
    ),
  )
  for (const k of [1, -1])
    goods.add(
      piece(
        strand(
          [
            [k * 1.98, 0.4, -0.5],
            [k * 2.05, 0.72, -0.36],
            [k * 2.08, 0.82, 0],
            [k * 2.05, 0.72, 0.36],
            [k * 1.98, 0.4, 0.5],
          ],
          { wide: 0.065, sides: 10, steps: 40, up: new THREE.Vector3(1, 0, 0) },
        ),
        bamboo({ colour: dark }),
      ),
    )
  return {
    goods,
    views: [
      { azimuth: 22, elevation: 34, fill: 0.88 },
      { azimuth: 30, elevation: 34, zoom: 2.5, at: [0.5, 0.1, 0.4] },
      { azimuth: -28, elevation: 60, fill: 0.86 },
    ],
  }
}

/** A mat: one laid flat with another rolled, or a round braided one. */
export const mat = (product, random) => {
  const [light, dark, pale] = product.palette
  if (says(product, 'round', 'braid')) return braidedMat(product, random)
  const flat = wovenPanel({ width: 4.4, length: 3, strip: 0.075, pattern: product.pattern, random })
  const rolled = wovenPanel({
    width: 3,
    length: 4,
    strip: 0.1,
    pattern: product.pattern,
    random,
    shape: (x, z) => {
      const s = z + 2
      const r = 0.16 + s * 0.045
      const a = s / (0.16 + s * 0.026)
      return [x, 0.36 + Math.sin(a) * r, Math.cos(a) * r]
    },
  })
  const goods = together(
    piece(flat.warp, bamboo({ colour: light }), { at: [0, 0.04, 0.4] }),
    piece(flat.weft, bamboo({ colour: pale ?? light }), { at: [0, 0.04, 0.4] }),
    placed(
      together(piece(rolled.warp, bamboo({ colour: dark })), piece(rolled.weft, bamboo({ colour: light }))),
      { at: [0, 0.04, -1.7], turn: [0, 0.08, 0] },
    ),
  )
  for (const k of [1, -1])
    goods.add(piece(board(0.14, 0.07, 3.02, 0.02), bamboo({ colour: dark }), { at: [k * 2.2, 0.05, 0.4] }))
  return {
    goods,
    views: [
      { azimuth: 24, elevation: 32, fill: 0.88 },
      { azimuth: 34, elevation: 30, zoom: 2.6, at: [0.8, 0.2, 0] },
      { azimuth: -28, elevation: 54, fill: 0.86 },
    ],
  }
}

const braidedMat = (product, _random) => {
  const strands = []
  const turns = 11
  const gap = 0.19
  for (let s = 0; s < 3; s++) {
    const points = []
    const count = 1500
    for (let i = 0; i <= count; i++) {
      const t = i / count
      const a = Math.sqrt(t) * turns * Math.PI * 2
      const r = gap * (a / (Math.PI * 2)) + 0.02
      const beat = r * a * 7 * 0.5 + (s * Math.PI * 2) / 3
      points.push(
        new THREE.Vector3(
          Math.cos(a) * (r + 0.055 * Math.sin(beat)),
          0.09 + 0.035 * Math.sin(beat * 2),
          Math.sin(a) * (r + 0.055 * Math.sin(beat)),
        ),
      )
    }
    strands.push(
      strand(points, { wide: 0.062, thick: 0.055, sides: 7, steps: 3200, up: new THREE.Vector3(0, 1, 0) }),
    )
  }
  const goods = together(
    ...strands.map((geometry, k) =>
      piece(geometry, jute({ colour: product.palette[k % product.palette.length] })),
    ),
  )
  return {
    goods,
    views: [
      { azimuth: 16, elevation: 42, fill: 0.88 },
      { azimuth: 28, elevation: 30, zoom: 2.8, at: [0.4, 0.1, 1.2] },
      { azimuth: -30, elevation: 74, fill: 0.86 },
    ],
  }
}

/** A dome of woven bamboo with warm light in it, standing on its rim. */
export const lampshade = (product, random) => {
  const [light, dark, pale] = product.palette
  const radius = t => 0.28 + 1.15 * Math.sqrt(Math.max(0, 1 - t ** 2.2))
  const wall = wovenWall({
    radius,
    height: 1.9,
    stakes: 36,
    rows: 26,
    pattern: product.pattern,
    random,
    thick: 0.016,
  })
  const glow = new THREE.MeshBasicMaterial({ color: new THREE.Color('#ffb765').multiplyScalar(3) })
  const goods = together(
    piece(wall.up, bamboo({ colour: light })),
    piece(wall.round, bamboo({ colour: pale ?? light })),
    piece(hoop(1.44, 0.03, 0.06), bamboo({ colour: dark })),
    piece(hoop(0.3, 1.9, 0.05), bamboo({ colour: dark })),
    piece(
      turned([
        [0.001, 0],
        [0.2, 0.02],
        [0.22, 0.2],
        [0.12, 0.3],
        [0.12, 0.5],
        [0.001, 0.5],
      ]),
      bamboo({ colour: dark }),
      { at: [0, 1.85, 0] },
    ),
    piece(new THREE.SphereGeometry(0.95, 32, 24), glow, { at: [0, 0.72, 0], scale: [1, 0.8, 1] }),
    piece(
      strand(
        [
          [0, 2.3, 0],
          [0, 3.2, 0],
          [0, 4.2, 0],
        ],
        { wide: 0.025, steps: 12, up: new THREE.Vector3(0, 0, 1) },
      ),
      jute({ colour: '#3a3028' }),
    ),
  )
  const hung = placed(goods, { at: [0, 1.2, 0] })
  return {
    goods: hung,
    views: [
      { ...AGAINST_WALL, azimuth: 12, elevation: 2, fill: 0.84, light: { power: 1.5 } },
      { ...AGAINST_WALL, azimuth: 24, elevation: 4, zoom: 2.6, at: [0.3, 2, 1], light: { power: 1.5 } },
      { ...AGAINST_WALL, azimuth: -24, elevation: -8, fill: 0.84, light: { power: 1.5 } },
    ],
  }
}
