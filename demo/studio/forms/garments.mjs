import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'
import { cutCloth, eased } from '../geometry/cut-cloth.mjs'
import { lattice, skin } from '../geometry/skin.mjs'
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

/** The same, both sides with the corners of the one that is given. */
const evenSided = half => [
  ...half,
  ...half
    .slice()
    .reverse()
    .map(([x, ...p]) => [-x, ...p]),
]

// how low and how wide the front of a T-shirt is cut at the neck
const NECK = { y: 3.04, across: 0.84, low: 0.66 }
const neckline = [
  [0, NECK.y - NECK.low],
  [0.36, NECK.y - 0.59],
  [0.65, NECK.y - 0.4],
  [NECK.across, NECK.y, true],
]

const TEE = mirror([
  ...neckline,
  [1.15, 2.92],
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
  ...neckline,
  [1.15, 2.92],
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
/** Where a kurta ends and how wide, and its cuff: outer and inner corner, and the same a hand higher. */
const LONG_KURTA = {
  hem: -4.1,
  flare: 2.06,
  cuff: [
    [2.98, 0.3],
    [2.34, 0.06],
    [2.83, 0.68],
    [2.24, 0.42],
  ],
}
const SHORT_KURTA = {
  hem: -1.7,
  flare: 1.9,
  cuff: [
    [3.1, -0.36],
    [2.46, -0.6],
    [2.97, 0.02],
    [2.36, -0.24],
  ],
}
const CHILDS_KURTA = {
  hem: -1.35,
  flare: 2.2,
  cuff: [
    [2.86, 1.32],
    [2.22, 0.98],
    [2.72, 1.62],
    [2.12, 1.28],
  ],
}

const kurtaCut = ({ hem, flare, cuff: [outer, inner, , high] }) =>
  evenSided([
    [0, 3.66],
    [0.3, 3.74],
    [0.47, 4.02, true],
    [1.0, 3.9],
    [1.72, 3.62],
    [(1.72 + outer[0]) / 2 + 0.02, (3.62 + outer[1]) / 2 + 0.16],
    [...outer, true],
    [...inner, true],
    [(high[0] + 1.64) / 2, (high[1] + 2.36) / 2],
    [1.64, 2.36, true],
    [1.56, 2.36 + (hem - 2.36) * 0.18],
    [1.56 + (flare - 1.56) * 0.4, 2.36 + (hem - 2.36) * 0.52],
    [flare, hem, true],
    [flare * 0.5, hem - 0.06],
  ])

/** A T-shirt laid flat and lit from the side. */
export const tshirt = (product, random) => {
  const long = says(product, 'long sleeve')
  const outline = eased(cutFor(product, long ? LONG : TEE))
  const sheet = cutCloth(outline, {
    thick: 0.2,
    random,
    folds: wrinkles(random, 1.8, 1.2, -3),
    open: (x, y) => y > 2.3 && Math.abs(x) < NECK.across,
  })
  const cloth = drawnCloth({ ...product, random, width: sheet.width, length: sheet.length, scale: 1 })
  if (product.pattern.startsWith('gond')) chestArt(cloth, product, random, sheet)
  const hem = Math.min(...outline.map(p => p[1])) + 0.16
  const sleeve = long ? LONG_HEM : SHORT_HEM
  stitches(cloth, cloth.width / sheet.width, sheet, [
    ...[hem, hem + 0.06].map(y => [
      [-1.84, y],
      [1.84, y],
    ]),
    ...[-1, 1].flatMap(k => sleeve.map(line => line.map(([x, y]) => [x * k, y]))),
  ])
  const material = textile(cloth, { weave: 'jersey', width: sheet.width, length: sheet.length })
  const rib = surface({
    color: product.palette[0],
    roughness: 0.95,
    envMapIntensity: 0.4,
    side: THREE.DoubleSide,
    height: `sin(atan(p.x, p.y - ${(NECK.y + 0.3).toFixed(2)}) * 170.0) * 0.004 + noise(p * 3.0).a * 0.003`,
  })
  const inside = surface({
    color: new THREE.Color(product.palette[0]).multiplyScalar(0.72),
    roughness: 0.95,
    envMapIntensity: 0.3,
    side: THREE.DoubleSide,
    height: 'noise(p * 2.4).a * 0.005',
  })
  const front = (x, y) =>
    Math.max(...[1.01, 1.06, 1.11, 1.16].map(k => sheet.topAt(x * k, NECK.y + (y - NECK.y) * k)))
  // the band's two halves meet on the shoulders, at one height
  const [behind, shoulder] = [0.07, front(NECK.across * 1.12, NECK.y)]
  const goods = lying(
    piece(sheet.geometry, material),
    piece(backOfNeck(), inside),
    piece(
      ribbed(
        arcAbove(0.98),
        arcAbove(1.26),
        (_x, y) => behind + (shoulder - behind) * Math.exp(-(y - NECK.y) * 12),
      ),
      rib,
    ),
    piece(ribbed(arcBelow(0.98), arcBelow(1.26), front), rib),
  )
  return { goods, views: FLAT([0.2, 0.2, -0.7]) }
}

/** A child's shirt is as wide as it is long, a woman's narrower at the waist. */
const cutFor = (product, corners) => {
  if (says(product, 'kids', 'child'))
    return corners.map(([x, y, sharp]) => [x, y < 1 ? 1 + (y - 1) * 0.72 : y, sharp])
  if (says(product, 'women'))
    return corners.map(([x, y, sharp]) => [
      y < 1 ? x * (1 - 0.1 * Math.exp(-(((y + 0.4) / 1.1) ** 2))) : x,
      y < 1 ? 1 + (y - 1) * 0.94 : y,
      sharp,
    ])
  return corners
}

const SHORT_HEM = [0.14, 0.2].map(d => [
  [2.95 - d * 0.76, 1.3 + d * 0.64],
  [2.28 - d * 0.76, 0.78 + d * 0.64],
])
const LONG_HEM = [0.16, 0.22].map(d => [
  [3.05 - d * 0.2, -1.3 + d],
  [2.5 - d * 0.2, -1.42 + d],
])

const arcBelow = wider => neckArc(wider, -NECK.low)
const arcAbove = wider => neckArc(wider, 0.2)
const neckArc = (wider, high) =>
  Array.from({ length: 49 }, (_, i) => {
    const a = Math.PI * (i / 48)
    const rise = high < 0 ? high - (wider - 1) * 0.84 : high * wider + (wider - 1) * 0.3
    return [-Math.cos(a) * NECK.across * wider, NECK.y + Math.sin(a) ** (high < 0 ? 1.15 : 1) * rise]
  })

/** A ribbed band between two lines, rounded over the cloth below it. */
const ribbed = (inner, outer, topAt) => {
  const rows = [
    [0, -0.05],
    [0.02, 0.035],
    [0.2, 0.058],
    [0.5, 0.062],
    [0.8, 0.05],
    [0.96, 0.022],
    [1, -0.01],
  ]
  const position = rows.flatMap(([t, up]) =>
    inner.flatMap(([x, y], i) => {
      const [u, v] = outer[i]
      return [x + (u - x) * t, y + (v - y) * t, topAt(x + (u - x) * 0.5, y + (v - y) * 0.5) + up]
    }),
  )
  return skin({ position }, lattice(rows.length - 1, inner.length - 1))
}

/** The inside of the back, seen through the neck. */
const backOfNeck = () =>
  new THREE.ShapeGeometry(
    new THREE.Shape([...arcAbove(1.17), ...arcBelow(1.1).reverse()].map(p => new THREE.Vector2(...p))),
  ).translate(0, 0, 0.035)

/** A kurta laid out: stand collar, buttoned placket, sleeves that end in an open, hemmed cuff. */
export const kurta = (product, random) => {
  const child = says(product, 'child')
  const cut = child ? CHILDS_KURTA : says(product, 'short kurta') ? SHORT_KURTA : LONG_KURTA
  const [outer, inner, outerHigh, innerHigh] = cut.cuff
  const outline = eased(kurtaCut(cut))
  const sheet = cutCloth(outline, {
    thick: 0.27,
    soft: 0.3,
    random,
    folds: [...wrinkles(random, 1.7, 2.2, cut.hem - 0.1), ...draped(random, cut.hem)],
    open: (x, y) => y < cut.hem + 0.05 || (Math.abs(x) > inner[0] - 0.04 && y < outer[1] + 0.03),
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
      [k * innerHigh[0], innerHigh[1]],
      [k * outerHigh[0], outerHigh[1]],
    ]),
    ...[-1, 1].map(k => [
      [k * 1.6, 2.4],
      [k * 1.5, 2.9],
      [k * 1.62, 3.6],
    ]),
  ])
  const weave = woven ? 'silkcotton' : 'cotton'
  const material = textile(cloth, { weave, width: sheet.width, length: sheet.length })
  const plain = woven ? goldCloth(product.palette[1]) : plainCloth(product.palette[1])
  const inside = surface({
    color: new THREE.Color(product.palette[0]).multiplyScalar(0.5),
    roughness: 0.95,
    envMapIntensity: 0.3,
    side: THREE.DoubleSide,
  })
  const back = cutCloth(
    outline.map(([x, y]) => [x * 1.006, y < 1.8 ? y - 0.05 : y]),
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
    ...[-1, 1].map(k =>
      piece(laidOn(sheet, ...[inner, outer, innerHigh, outerHigh].map(([x, y]) => [k * x, y]), 0.012), plain),
    ),
    ...(child ? tied(sheet, plain) : buttoned(sheet, plain, woven)),
  )
  return { goods, views: FLAT([0.1, 0.2, -2.3]) }
}

const plainCloth = colour =>
  surface({
    color: colour,
    roughness: 0.9,
    softEdge: 0.2,
    side: THREE.DoubleSide,
    height: 'noise(p * 2.4).a * 0.006',
  })

/** Bands woven of gold thread on silk: fine ribs, a quiet shine. */
const goldCloth = colour =>
  surface({
    color: colour,
    roughness: 0.46,
    metalness: 0.5,
    softEdge: 0.5,
    side: THREE.DoubleSide,
    tint: 'c *= 0.86 + 0.28 * noise(p * vec3(0.4, 5.0, 0.4)).a',
    height: 'noise(p * vec3(1.0, 6.0, 1.0)).a * 0.0022 + noise(p * 0.5).g * 0.012',
  })

const buttoned = (sheet, plain, woven) => [
  piece(laidOn(sheet, [-0.19, 3.7], [0.19, 3.7], [-0.19, 1.15], [0.19, 1.15], 0.035), plain),
  ...[0, 1, 2, 3].map(k =>
    piece(BUTTON, plainWood({ colour: woven ? '#c9a552' : '#8a5c38', along: 'x' }), {
      at: [0, 3.38 - k * 0.56, sheet.topAt(0, 3.38 - k * 0.56) + 0.035],
      turn: [Math.PI / 2, 0, 0],
      scale: 1.15,
    }),
  ),
]

/** Two bows on the shoulder, where a small child's kurta opens. */
const tied = (sheet, plain) =>
  [
    [0.84, 3.6],
    [1.3, 3.4],
  ].flatMap(([x, y]) => {
    const at = (dx, dy, up = 0.05) => [x + dx, y + dy, sheet.topAt(x + dx * 0.6, y - 0.12) + up]
    const cord = points =>
      piece(
        strand(points, { wide: 0.045, thick: 0.02, sides: 8, steps: 50, up: new THREE.Vector3(0, 0, 1) }),
        plain,
      )
    return [
      cord([at(0, 0), at(0.2, 0.14, 0.1), at(0.34, 0.02, 0.08), at(0.18, -0.08, 0.07), at(0, 0, 0.08)]),
      cord([at(0, 0), at(-0.2, 0.1, 0.1), at(-0.32, -0.04, 0.08), at(-0.16, -0.12, 0.07), at(0, 0, 0.08)]),
      cord([at(0, 0, 0.08), at(0.06, -0.22), at(0.16, -0.46)]),
      cord([at(0, 0, 0.08), at(-0.08, -0.22), at(-0.06, -0.5)]),
      piece(new THREE.SphereGeometry(0.06, 16, 12), plain, { at: at(0, 0, 0.1) }),
    ]
  })

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
const draped = (random, hem) =>
  [1, -1].flatMap(k => [
    { from: [k * 0.9, 3.5], to: [k * random.between(0.5, 0.8), 0.4], deep: 0.07, wide: 0.12 },
    {
      from: [k * random.between(0.5, 1.1), hem],
      to: [k * 0.6, hem + (3.5 * -hem) / 4.1],
      deep: 0.11,
      wide: 0.16,
    },
    { from: [k * 1.5, hem], to: [k * 1.2, hem + (2.7 * -hem) / 4.1], deep: 0.09, wide: 0.12 },
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
  return skin({ position }, lattice(rows.length - 1, line.length - 1, { over: true }))
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
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const [u, v] = [i / columns, j / rows]
      const [x, y] = [0, 1].map(k => (a[k] * (1 - u) + b[k] * u) * (1 - v) + (c[k] * (1 - u) + d[k] * u) * v)
      const rim = i === 0 || j === 0 || i === columns || j === rows
      position.push(x, y, sheet.topAt(x, y) + (rim ? 0.002 : lift))
    }
  return skin({ position }, lattice(rows, columns, { over: true }))
}

const lying = (...pieces) => placed(together(...pieces), { turn: [-Math.PI / 2, 0, 0] })

const chestArt = (cloth, product, random, sheet) => {
  const ppu = cloth.width / sheet.width
  const size = Math.round(2.8 * ppu)
  const wide = Math.round(size * 1.22)
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = size
  gondArt(canvas.getContext('2d'), product.pattern, {
    width: wide,
    height: size,
    ground: product.palette[0],
    inks: product.palette.slice(1),
    random,
    border: false,
    bare: true,
  })
  cloth.wash(ctx => {
    ctx.translate(cloth.width / 2, cloth.height * 0.4)
    ctx.drawImage(canvas, -wide / 2, -size / 2)
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
