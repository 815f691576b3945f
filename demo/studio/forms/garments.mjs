import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'
import { cutCloth, eased } from '../geometry/cut-cloth.mjs'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'
import { textile } from '../materials/textile.mjs'
import { plainWood } from '../materials/wood.mjs'
import { drawnCloth } from '../prints/drawn-cloth.mjs'
import { gondArt } from '../prints/gond.mjs'
import { piece, placed, says, together } from './parts.mjs'

const mirror = half => [
  ...half,
  ...half
    .slice()
    .reverse()
    .map(([x, y]) => [-x, y]),
]

const TEE = mirror([
  [0.78, 3.0],
  [1.15, 2.86],
  [2.02, 2.42],
  [2.95, 1.3],
  [2.28, 0.78],
  [1.86, 1.32],
  [1.82, 0.4],
  [1.84, -1.6],
  [1.86, -3.0],
  [0.9, -3.08],
])
const LONG = mirror([
  [0.78, 3.0],
  [1.15, 2.86],
  [1.98, 2.46],
  [2.62, 1.0],
  [3.05, -1.3],
  [2.5, -1.42],
  [2.0, 0.3],
  [1.8, 1.15],
  [1.8, 0.2],
  [1.84, -1.6],
  [1.86, -3.0],
  [0.9, -3.08],
])
const KURTA = mirror([
  [0.52, 4.0],
  [1.0, 3.86],
  [1.75, 3.56],
  [2.5, 2.0],
  [3.1, 0.2],
  [2.52, -0.1],
  [1.85, 1.55],
  [1.62, 2.3],
  [1.58, 1.0],
  [1.8, -1.0],
  [2.05, -4.1],
  [1.0, -4.2],
])

/** A T-shirt laid flat and lit from the side. */
export const tshirt = (product, random) => {
  const outline = eased(says(product, 'long sleeve') ? LONG : TEE)
  const sheet = cutCloth(outline, { thick: 0.2, random, folds: wrinkles(random, 1.8, 1.2, -3) })
  const cloth = drawnCloth({ ...product, random, width: sheet.width, length: sheet.length, scale: 1 })
  if (product.pattern.startsWith('gond')) chestArt(cloth, product, random, sheet)
  const ppu = cloth.width / sheet.width
  stitches(cloth, ppu, sheet, [
    [
      [-1.84, -2.86],
      [1.84, -2.86],
    ],
    [
      [-1.84, -2.8],
      [1.84, -2.8],
    ],
  ])
  const material = textile(cloth, { weave: 'jersey', width: sheet.width, length: sheet.length })
  const rib = surface({
    color: product.palette[0],
    roughness: 0.95,
    envMapIntensity: 0.4,
    height: 'noise(p * 3.0).a * 0.006',
  })
  const neck = arc(0.86, 0.62, 3.02, 0.2)
  const inside = surface({
    color: new THREE.Color(product.palette[0]).multiplyScalar(0.72),
    roughness: 0.95,
    envMapIntensity: 0.3,
  })
  const goods = lying(
    piece(sheet.geometry, material),
    piece(
      strand(neck, { wide: 0.11, thick: 0.05, sides: 10, steps: 60, up: new THREE.Vector3(0, 0, 1) }),
      rib,
    ),
    piece(
      new THREE.ShapeGeometry(
        new THREE.Shape([
          ...arc(0.84, 0.6, 3.02, 0).map(p => new THREE.Vector2(p[0], p[1])),
          new THREE.Vector2(-0.5, 3.1),
          new THREE.Vector2(0, 3.14),
          new THREE.Vector2(0.5, 3.1),
        ]),
      ),
      inside,
      { at: [0, 0, 0.06] },
    ),
    piece(
      strand(arc(0.8, -0.1, 3.06, 0.1), {
        wide: 0.09,
        thick: 0.04,
        steps: 40,
        up: new THREE.Vector3(0, 0, 1),
      }),
      rib,
    ),
  )
  return { goods, views: FLAT([0.2, 0.2, -0.7]) }
}

/** A kurta laid out, band collar and placket. */
export const kurta = (product, random) => {
  const outline = eased(KURTA)
  const sheet = cutCloth(outline, { thick: 0.2, random, folds: wrinkles(random, 1.7, 2.2, -4.2) })
  const woven = product.material.startsWith('maheshwari')
  const cloth = drawnCloth({
    ...product,
    random,
    width: sheet.width,
    length: sheet.length,
    ends: woven ? 0.75 : 0.42,
  })
  cloth.wash(() => 0)
  const ppu = cloth.width / sheet.width
  stitches(cloth, ppu, sheet, [
    [
      [-0.24, 3.6],
      [-0.24, 1.5],
    ],
    [
      [0.24, 3.6],
      [0.24, 1.5],
    ],
    [
      [-0.24, 1.5],
      [0.24, 1.5],
    ],
  ])
  const material = textile(cloth, {
    weave: woven ? 'silkcotton' : 'cotton',
    width: sheet.width,
    length: sheet.length,
  })
  const plain = surface({
    color: product.palette[1],
    roughness: 0.9,
    softEdge: 0.2,
    height: 'noise(p * 2.4).a * 0.006',
  })
  const goods = lying(
    piece(sheet.geometry, material),
    piece(
      strand(arc(0.56, 0.34, 4.02, 0.22), {
        wide: 0.17,
        thick: 0.045,
        sides: 10,
        steps: 60,
        up: new THREE.Vector3(0, 0, 1),
      }),
      plain,
    ),
    piece(
      strand(arc(0.52, -0.06, 4.04, 0.1), {
        wide: 0.15,
        thick: 0.04,
        steps: 40,
        up: new THREE.Vector3(0, 0, 1),
      }),
      plain,
    ),
    ...[0, 1, 2, 3].map(k =>
      piece(
        turned(
          [
            [0.001, 0.03],
            [0.03, 0.028],
            [0.075, 0.05],
            [0.09, 0.03],
            [0.08, 0],
            [0.001, 0],
          ],
          { segments: 32 },
        ),
        plainWood({ colour: '#7a4d2b', along: 'x' }),
        { at: [0, 3.35 - k * 0.52, 0.25], turn: [Math.PI / 2, 0, 0] },
      ),
    ),
  )
  if (says(product, 'hanger')) goods.add(hanger())
  return { goods, views: FLAT([0.1, 0.2, -2.3]) }
}

const hanger = () => {
  const hook = Array.from({ length: 16 }, (_, i) => [
    0.28 * Math.sin(i * 0.32 - 0.6),
    0.16,
    -5.35 - 0.28 * Math.cos(i * 0.32 - 0.6),
  ])
  return together(
    piece(
      strand([[0, 0.16, -4.5], [0, 0.16, -4.9], [0.06, 0.16, -5.1], ...hook.slice(11).reverse(), ...[]], {
        wide: 0.035,
        steps: 40,
      }),
      surface({ color: '#b9b5ab', metalness: 1, roughness: 0.3, rough: 'r += 0.0' }),
    ),
  )
}

const lying = (...pieces) => placed(together(...pieces), { turn: [-Math.PI / 2, 0, 0] })

const arc = (rx, ry, y, z) =>
  Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI * (i / 14)
    return [-Math.cos(a) * rx, y - Math.sin(a) * ry, z]
  })

const chestArt = (cloth, product, random, sheet) => {
  const ppu = cloth.width / sheet.width
  const size = Math.round(2.8 * ppu)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  gondArt(canvas.getContext('2d'), product.pattern, {
    width: size,
    height: size,
    ground: product.palette[0],
    inks: product.palette.slice(1),
    random,
    border: false,
    bare: true,
  })
  cloth.wash(ctx => {
    ctx.translate(cloth.width / 2, cloth.height * 0.4)
    ctx.drawImage(canvas, -size / 2, -size / 2)
  })
}

const stitches = (cloth, ppu, sheet, lines) =>
  cloth.wash(ctx => {
    ctx.strokeStyle = 'rgba(20,12,8,.4)'
    ctx.lineWidth = ppu * 0.014
    ctx.setLineDash([ppu * 0.045, ppu * 0.022])
    for (const line of lines) {
      ctx.beginPath()
      for (const [x, y] of line) ctx.lineTo((x - sheet.x0) * ppu, cloth.height - (y - sheet.y0) * ppu)
      ctx.stroke()
    }
  })

const wrinkles = (random, wide, armpit, bottom) => {
  const folds = []
  for (const k of [1, -1]) {
    for (let i = 0; i < 4; i++)
      folds.push({
        from: [k * wide, armpit - 0.1 * i],
        to: [k * (0.2 + 0.35 * i), armpit - 0.9 - random.between(0, 1.4)],
        deep: random.between(0.04, 0.1),
        wide: random.between(0.06, 0.13),
      })
    for (let i = 0; i < 3; i++)
      folds.push({
        from: [k * random.between(0.2, wide), bottom + 0.1],
        to: [k * random.between(0.1, wide), bottom + random.between(1.4, 3)],
        deep: random.between(0.05, 0.11),
        wide: random.between(0.08, 0.18),
      })
    folds.push({
      from: [k * (wide + 0.2), armpit + 0.5],
      to: [k * (wide + 0.8), armpit + 0.1],
      deep: 0.06,
      wide: 0.08,
    })
  }
  return folds
}

const FLAT = at => [
  { azimuth: 0, elevation: 84, fill: 0.86, light: { azimuth: -70, elevation: 30 } },
  { azimuth: 18, elevation: 52, zoom: 2.3, at, light: { azimuth: -70, elevation: 30 } },
  { azimuth: -24, elevation: 46, fill: 0.86, light: { azimuth: -70, elevation: 32 } },
]
