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
  [0, 3.66],
  [0.3, 3.74],
  [0.47, 4.02, true],
  [1.0, 3.9],
  [1.72, 3.62],
  [2.34, 2.1],
  [2.98, 0.3, true],
  [2.34, 0.06, true],
  [1.95, 1.4],
  [1.64, 2.36, true],
  [1.56, 1.2],
  [1.74, -1.0],
  [2.06, -4.1, true],
  [1.0, -4.16],
])
const isOpen = (x, y) => y < -4.05 || (Math.abs(x) > 2.3 && y < 0.33)

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

/** A kurta laid out: stand collar, buttoned placket, sleeves that end in an open, hemmed cuff. */
export const kurta = (product, random) => {
  const outline = eased(KURTA)
  const sheet = cutCloth(outline, {
    thick: 0.27,
    soft: 0.3,
    random,
    folds: [...wrinkles(random, 1.7, 2.2, -4.2), ...draped(random)],
    open: isOpen,
  })
  const woven = product.material.startsWith('maheshwari')
  const cloth = drawnCloth({
    ...product,
    random,
    width: sheet.width,
    length: sheet.length,
    hem: woven ? 0.75 : 0.42,
  })
  stitches(cloth, cloth.width / sheet.width, sheet, [
    ...[-1, 1].map(k => [
      [k * 2.24, 0.42],
      [k * 2.86, 0.66],
    ]),
    ...[-1, 1].map(k => [
      [k * 1.6, 2.4],
      [k * 1.5, 2.9],
      [k * 1.62, 3.6],
    ]),
  ])
  const weave = woven ? 'silkcotton' : 'cotton'
  const material = textile(cloth, { weave, width: sheet.width, length: sheet.length })
  const plain = surface({
    color: product.palette[1],
    roughness: 0.9,
    softEdge: 0.2,
    side: THREE.DoubleSide,
    height: 'noise(p * 2.4).a * 0.006',
  })
  const inside = surface({
    color: new THREE.Color(product.palette[0]).multiplyScalar(0.5),
    roughness: 0.95,
    envMapIntensity: 0.3,
    side: THREE.DoubleSide,
  })
  const back = cutCloth(
    outline.map(([x, y]) => [x * 1.006, y - 0.05]),
    { thick: 0.02, random, folds: [], fineness: 0.07 },
  )
  const neck = outlineBetween(outline, 0.5, 3.6)
  const goods = lying(
    piece(sheet.geometry, material),
    piece(back.geometry, inside),
    piece(nape(), inside),
    piece(standing(arch(0.48, 0.17, 4.0), { low: 0.05, high: 0.38, lean: 0.04 }), plain),
    ...[-1, 1].map(k =>
      piece(
        standing(
          neck.filter(([x]) => x * k > 0.03),
          { low: 0.1, high: 0.4, lean: 0.14 },
        ),
        plain,
      ),
    ),
    piece(laidOn(sheet, [-0.19, 3.7], [0.19, 3.7], [-0.19, 1.15], [0.19, 1.15], 0.035), plain),
    ...[-1, 1].map(k =>
      piece(
        laidOn(sheet, [k * 2.35, 0.06], [k * 2.97, 0.29], [k * 2.24, 0.42], [k * 2.83, 0.68], 0.012),
        plain,
      ),
    ),
    ...[0, 1, 2, 3].map(k =>
      piece(BUTTON, plainWood({ colour: woven ? '#c9a552' : '#8a5c38', along: 'x' }), {
        at: [0, 3.38 - k * 0.56, sheet.topAt(0, 3.38 - k * 0.56) + 0.035],
        turn: [Math.PI / 2, 0, 0],
        scale: 1.15,
      }),
    ),
  )
  return { goods, views: FLAT([0.1, 0.2, -2.3]) }
}

const BUTTON = turned(
  [
    [0.001, 0.03],
    [0.03, 0.028],
    [0.075, 0.05],
    [0.09, 0.03],
    [0.08, 0],
    [0.001, 0],
  ],
  { segments: 32 },
)

/** Long folds from the shoulders and the hem, cross folds at the elbow, a crease where the sleeve is set in. */
const draped = random =>
  [1, -1].flatMap(k => [
    { from: [k * 0.9, 3.5], to: [k * random.between(0.5, 0.8), 0.4], deep: 0.07, wide: 0.12 },
    { from: [k * random.between(0.5, 1.1), -4.1], to: [k * 0.6, -0.6], deep: 0.11, wide: 0.16 },
    { from: [k * 1.5, -4.1], to: [k * 1.2, -1.4], deep: 0.09, wide: 0.12 },
    { from: [k * 1.62, 3.5], to: [k * 1.62, 2.3], deep: -0.08, wide: 0.07 },
    ...[1.5, 1.15, 0.8].map(y => ({
      from: [k * (2.05 + (1.5 - y) * 0.3), y - 0.1],
      to: [k * (2.62 + (1.5 - y) * 0.2), y + random.between(0.1, 0.4)],
      deep: 0.06,
      wide: 0.08,
    })),
  ])

/** The front neckline: the part of the outline above `low` and nearer than `half` to the middle, left to right. */
const outlineBetween = (outline, half, low) =>
  outline.filter(([x, y]) => Math.abs(x) < half && y > low).sort((a, b) => a[0] - b[0])

const arch = (rx, ry, y) =>
  Array.from({ length: 21 }, (_, i) => {
    const a = Math.PI * (i / 20)
    return [-Math.cos(a) * rx, y + Math.sin(a) * ry]
  })

/** A band of doubled cloth standing up from a line, leaning by the part `lean` towards the neck. */
const standing = (line, { low, high, lean }) => {
  const rows = [
    [0, low],
    [lean * 0.4, (low + high) / 2],
    [lean, high],
    [lean + 0.03, high + 0.012],
    [lean + 0.06, high],
    [lean + 0.06, low],
  ]
  const position = rows.flatMap(([t, z]) => line.flatMap(([x, y]) => [x * (1 - t), y + (3.98 - y) * t, z]))
  const n = line.length
  const index = []
  for (let j = 1; j < rows.length; j++)
    for (let i = 1; i < n; i++) {
      const d = j * n + i
      index.push(d - n - 1, d - n, d - 1, d - n, d, d - 1)
    }
  return surfaceOf(position, index)
}

/** The inside of the back, seen through the neck. */
const nape = () =>
  new THREE.ShapeGeometry(
    new THREE.Shape(
      [...arch(0.49, 0.2, 4.0), [0.3, 3.7], [0, 3.6], [-0.3, 3.7]].map(p => new THREE.Vector2(...p)),
    ),
  ).translate(0, 0, 0.05)

/** A strip sewn on: follows the cloth below it, its edges turned in. */
const laidOn = (sheet, a, b, c, d, lift) => {
  const [columns, rows] = [10, 40]
  const position = []
  const index = []
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const [u, v] = [i / columns, j / rows]
      const [x, y] = [0, 1].map(k => (a[k] * (1 - u) + b[k] * u) * (1 - v) + (c[k] * (1 - u) + d[k] * u) * v)
      const rim = i === 0 || j === 0 || i === columns || j === rows
      position.push(x, y, sheet.topAt(x, y) + (rim ? 0.002 : lift))
      if (i && j) {
        const e = j * (columns + 1) + i
        index.push(e - columns - 2, e - columns - 1, e - 1, e - columns - 1, e, e - 1)
      }
    }
  return surfaceOf(position, index)
}

const surfaceOf = (position, index) => {
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
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
