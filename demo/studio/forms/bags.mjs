import * as THREE from 'three'
import { cutCloth, eased } from '../geometry/cut-cloth.mjs'
import { pillow, pillowRim } from '../geometry/pillow.mjs'
import { sack } from '../geometry/sack.mjs'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'
import { gold } from '../materials/metal.mjs'
import { jute } from '../materials/plant.mjs'
import { bead } from '../materials/small-things.mjs'
import { textile } from '../materials/textile.mjs'
import { drawnCloth } from '../prints/drawn-cloth.mjs'
import { clothOf } from './cloth-of.mjs'
import { clutch } from './clutch.mjs'
import { piece, placed, says, together } from './parts.mjs'
import { slingStrap } from './sling-strap.mjs'

/** A jute tote with rope handles, or a small bag with a printed flap. */
export const bagJute = (product, random) => {
  const flap = says(product, 'flap', 'sling')
  const [w, h, d] = flap ? [2.7, 2.4, 0.9] : [3.4, 3.5, 1.1]
  const { geometry: body, round } = sack(w, h, d, random)
  const cloth = drawnCloth({ ...product, pattern: 'plain', random, width: round, length: h })
  if (!flap) bandOf(cloth, product)
  const goods = together(piece(body, textile(cloth, { weave: 'jute', width: round, length: h })))
  const rope = jute({ colour: product.palette[2] ?? product.palette[0] })
  if (flap) {
    const printed = drawnCloth({
      ...product,
      palette: [product.palette[1], product.palette[2], '#efe2c8'],
      pattern: 'bagh-buti',
      random,
      width: w,
      length: 1.5,
      ends: 0.3,
      scale: 0.42,
    })
    const cover = cutCloth(
      eased([
        [-w / 2 + 0.06, 0],
        [w / 2 - 0.06, 0],
        [w / 2 - 0.1, -1.25],
        [w / 2 - 0.5, -1.6],
        [-w / 2 + 0.5, -1.6],
        [-w / 2 + 0.1, -1.25],
      ]),
      { thick: 0.1, random },
    )
    goods.add(
      piece(cover.geometry, textile(printed, { weave: 'cotton', width: w, length: 1.5 }), {
        at: [0, h - 0.02, d * 0.52],
        turn: [0.07, 0, 0],
      }),
    )
    goods.add(...slingStrap(w, h, d, rope))
    goods.add(
      piece(
        turned([
          [0.001, 0.06],
          [0.1, 0.05],
          [0.12, 0],
          [0.001, 0],
        ]),
        rope,
        { at: [0, h - 1.4, d * 0.52 + 0.16], turn: [Math.PI / 2, 0, 0] },
      ),
    )
  } else {
    for (const z of [d * 0.42, -d * 0.3])
      goods.add(
        ...twisted(
          [
            [-0.75, h - 0.5, z],
            [-0.78, h + 0.1, z],
            [-0.55, h + 1.05, z * 0.8],
            [0, h + 1.35, z * 0.7],
            [0.55, h + 1.05, z * 0.8],
            [0.78, h + 0.1, z],
            [0.75, h - 0.5, z],
          ],
          rope,
        ),
      )
  }
  return {
    goods,
    views: [
      { azimuth: 18, elevation: 10, fill: 0.84 },
      { azimuth: 26, elevation: 14, zoom: 2.5, at: [0.2, h * 0.7, d * 0.5] },
      { azimuth: -36, elevation: 24, fill: 0.82 },
    ],
  }
}

const bandOf = (cloth, product) => {
  const { width, height } = cloth
  cloth.paint(product.palette[1], ctx => {
    ctx.globalAlpha = 0.9
    for (const [y, h] of [
      [0.62, 0.03],
      [0.67, 0.1],
      [0.79, 0.03],
    ])
      ctx.fillRect(0, height * y, width, height * h)
  })
}

const twisted = (path, material) => {
  const curve = new THREE.CatmullRomCurve3(path.map(p => new THREE.Vector3(...p)))
  return [0, 1, 2].map(k => {
    const points = Array.from({ length: 180 }, (_, i) => {
      const t = i / 179
      const a = t * 110 + (k * Math.PI * 2) / 3
      return curve.getPoint(t).add(new THREE.Vector3(Math.cos(a) * 0.045, 0, Math.sin(a) * 0.045))
    })
    return piece(
      strand(points, { wide: 0.05, sides: 7, steps: 360, up: new THREE.Vector3(0, 0, 1) }),
      material,
    )
  })
}

/** Velvet with gold thread: a drawn pouch, a framed clutch, or a flat pouch. */
export const purseZari = (product, random) => {
  const pouch = says(product, 'drawstring', 'gathered', 'pearl', 'potli')
  return (pouch ? potli : says(product, 'clutch', 'frame') ? clutch : flatPouch)(product, random)
}

const potli = (product, random) => {
  const profile = [
    [0.02, 0.02],
    [0.5, 0],
    [0.85, 0.12],
    [1.06, 0.5],
    [1.04, 0.95],
    [0.82, 1.35],
    [0.5, 1.62],
    [0.36, 1.74],
    [0.42, 1.86],
    [0.62, 2.06],
    [0.8, 2.24],
    [0.76, 2.24],
    [0.56, 2.05],
    [0.3, 1.8],
    [0.02, 1.7],
  ]
  const pleat = (a, t, r) => {
    const gather = Math.min(1, Math.max(0, (t - 0.28) / 0.3))
    return (
      0.055 * gather * Math.sin(a * 17 + Math.sin(a * 3)) * Math.min(1, r * 2) + 0.03 * Math.sin(a * 2 + 1)
    )
  }
  const body = turned(profile, { wobble: pleat, segments: 220, steps: 200 })
  const velvet = drawnCloth({ ...product, pattern: 'zari-rows', random, width: 6.4, length: 4.2, scale: 0.8 })
  const material = textile(velvet, { weave: 'velvet', width: 6.4, length: 4.2 })
  const thread = gold()
  const goods = together(piece(body, material), ...cord(thread))
  const drop = says(product, 'pearl') ? bead({ colour: '#f0e8d8', gloss: 0.25 }) : thread
  for (let k = 0; k < 42; k++) {
    const a = (k / 42) * Math.PI * 2
    goods.add(
      piece(new THREE.SphereGeometry(0.05, 14, 10), drop, {
        at: [Math.cos(a) * 0.8, 2.25, Math.sin(a) * 0.8],
      }),
    )
  }
  return {
    goods,
    views: [
      { azimuth: 8, elevation: 14, fill: 0.82 },
      { azimuth: 20, elevation: 16, zoom: 2.3, at: [0.1, 0.9, 0.8] },
      { azimuth: -32, elevation: 34, fill: 0.8 },
    ],
  }
}

const cord = material => {
  const pieces = []
  const waist = Array.from({ length: 40 }, (_, i) => [
    Math.cos((i / 40) * 6.283) * 0.42,
    1.76,
    Math.sin((i / 40) * 6.283) * 0.42,
  ])
  pieces.push(
    piece(strand(waist, { wide: 0.04, steps: 100, closed: true, up: new THREE.Vector3(0, 1, 0) }), material),
  )
  for (const k of [1, -1]) {
    pieces.push(
      piece(
        strand(
          [
            [k * 0.1, 1.76, 0.43],
            [k * 0.4, 1.5, 0.86],
            [k * 0.55, 0.9, 1.16],
            [k * 0.62, 0.4, 1.16],
            [k * 0.7, 0.06, 1.32],
          ],
          { wide: 0.032, steps: 40, up: new THREE.Vector3(0, 0, 1) },
        ),
        material,
      ),
    )
    pieces.push(
      piece(
        turned(
          [
            [0.001, 0.2],
            [0.06, 0.18],
            [0.08, 0.1],
            [0.05, 0.04],
            [0.09, -0.04],
            [0.12, -0.3],
            [0.001, -0.3],
          ],
          { segments: 40 },
        ),
        material,
        { at: [k * 0.71, 0.16, 1.34], turn: [-1.35, 0, k * 0.4] },
      ),
    )
  }
  return pieces
}

const flatPouch = (product, random) => {
  const [w, h] = [3.2, 2.2]
  const goods = together(
    piece(
      pillow(w, h, 0.46, random),
      clothOf(product, random, { width: w, length: h, weave: 'velvet', density: 400 }),
    ),
    piece(
      strand(pillowRim(w, h), {
        wide: 0.045,
        sides: 8,
        steps: 240,
        closed: true,
        up: new THREE.Vector3(0, 0, 1),
      }),
      gold(),
    ),
    piece(
      strand(
        [
          [-w * 0.46, h / 2 - 0.02, 0.02],
          [0, h / 2 - 0.05, 0.04],
          [w * 0.46, h / 2 - 0.02, 0.02],
        ],
        { wide: 0.05, thick: 0.05, steps: 40, up: new THREE.Vector3(0, 0, 1) },
      ),
      gold(),
    ),
    piece(new THREE.TorusGeometry(0.12, 0.025, 10, 30), gold(), { at: [w * 0.5, h / 2 - 0.1, 0.05] }),
  )
  return { goods: placed(goods, { at: [0, h / 2, 0], turn: [-0.3, 0, 0] }), views: FRONT(h) }
}

const FRONT = h => [
  { azimuth: 8, elevation: 14, fill: 0.84 },
  { azimuth: 24, elevation: 16, zoom: 2.4, at: [0.1, h * 0.5, 0.35] },
  { azimuth: -30, elevation: 30, fill: 0.82 },
]
