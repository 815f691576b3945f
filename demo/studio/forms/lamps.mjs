import * as THREE from 'three'
import { ball, bent, disc, joined, limb, ring } from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'
import { terracotta } from '../materials/earth.mjs'
import { namedMaterial } from '../materials/named-material.mjs'
import { plainWood } from '../materials/wood.mjs'
import { AGAINST_WALL } from '../scenes/against-wall.mjs'
import { DIYA, diya, lipped, SHINE, WICK_END, wickOf } from './diya.mjs'
import { flame } from './flame.mjs'
import { lantern } from './lantern.mjs'
import { lightest, piece, placed, rod, says, together } from './parts.mjs'
import { tulsiStand } from './tulsi-stand.mjs'

/** Lamps: footed with a bird, hung on a chain, five bowls on a tray; clay diyas, a pierced dome, a tulsi stand. */
export const lamp = (product, random) => {
  const material = namedMaterial(product.material, {
    colour: product.palette[0],
    line: lightest(product.palette),
  })
  if (product.material === 'terracotta') {
    if (says(product, 'dome', 'lantern', 'cut-out'))
      return { ...lantern(product, flame(0, 0.55)), views: standing(2).map(v => ({ ...v, light: WARM })) }
    if (says(product, 'square', 'stepped', 'tulsi'))
      return tulsiStand(product, random, () =>
        diya(terracotta({ colour: product.palette[0] }), random, false),
      )
    return diyas(product, random)
  }
  if (says(product, 'chain', 'hanging')) return hungLamp(material)
  if (says(product, 'five', 'flat')) return fiveWicks(material)
  return footedLamp(material)
}

const FOOT = [
  [0.02, 0.02],
  [0.66, 0],
  [0.72, 0.05],
  [0.66, 0.12],
  [0.5, 0.18],
  [0.3, 0.28],
  [0.18, 0.42],
  [0.22, 0.5],
  [0.3, 0.56],
  [0.22, 0.63],
  [0.14, 0.75],
  [0.14, 1.15],
  [0.24, 1.24],
  [0.28, 1.3],
  [0.2, 1.37],
  [0.16, 1.48],
  [0.3, 1.58],
  [0.74, 1.68],
  [0.92, 1.82],
  [0.94, 1.88],
  [0.9, 1.88],
  [0.7, 1.77],
  [0.3, 1.68],
  [0.12, 1.7],
  [0.1, 1.9],
  [0.16, 2.0],
  [0.1, 2.08],
  [0.02, 2.1],
]

/** A peacock, its tail raised behind it as a fan of feathers, each ending in an eye. */
export const peacock = () =>
  joined(
    0.045,
    ball(0.02, 0.36, 0, 0.24, 1.2, 0.9, 0.8),
    bent(
      [
        [0.18, 0.44, 0],
        [0.33, 0.66, 0],
        [0.32, 0.9, 0],
      ],
      [0.14, 0.085, 0.07],
    ),
    ball(0.34, 0.97, 0, 0.1),
    limb([0.4, 0.97, 0], [0.56, 0.9, 0], 0.045, 0.012),
    ...FEATHERS.flatMap(([angle, long]) => {
      const [x, y] = [-0.12 + Math.cos(angle) * long, 0.4 + Math.sin(angle) * long]
      return [limb([-0.1, 0.4, 0], [x, y, 0], 0.1, 0.075), ball(x, y, 0, 0.125, 1, 1, 0.7)]
    }),
    ...FEATHERS.map(([angle, long]) =>
      ball(-0.12 + Math.cos(angle) * long, 0.4 + Math.sin(angle) * long, 0, 0.055, 1, 1, 2.2),
    ),
    limb([0.02, 0.2, 0], [0.02, -0.05, 0], 0.09, 0.11),
    ...[-0.12, 0, 0.12].map(d => limb([0.33, 1.04, 0], [0.29 + d, 1.22, d * 0.5], 0.014, 0.03)),
  )

const FEATHERS = [1.72, 2.04, 2.36, 2.68, 3.0, 3.3].map((angle, k) => [angle, 0.84 - Math.abs(k - 2) * 0.035])
const BIRD = [-1.25, -0.1, -0.4, 0.65, 1.45, 0.4]

const footedLamp = metal => {
  const goods = together(
    piece(turned(FOOT, { steps: 240 }), metal),
    piece(modelled(peacock(), BIRD, 110), metal, {
      at: [0.03, 2.08, 0],
      scale: 0.78,
    }),
  )
  for (let k = 0; k < 5; k++) {
    const a = (k / 5) * Math.PI * 2 + 0.4
    goods.add(
      piece(
        modelled(limb([0, 0, 0], [0.26, 0.05, 0], 0.09, 0.05), [-0.15, -0.15, -0.15, 0.4, 0.2, 0.15], 24),
        metal,
        { at: [0.82 * Math.cos(a), 1.8, 0.82 * Math.sin(a)], turn: [0, -a, 0] },
      ),
    )
  }
  return { goods, views: standing(2.6) }
}

const hungLamp = metal => {
  const goods = together(
    piece(
      turned([
        [0.02, 0],
        [0.1, 0.02],
        [0.14, 0.1],
        [0.1, 0.18],
        [0.3, 0.26],
        [0.62, 0.4],
        [0.82, 0.66],
        [0.86, 0.72],
        [0.82, 0.73],
        [0.6, 0.5],
        [0.02, 0.38],
      ]),
      metal,
    ),
  )
  for (let k = 0; k < 3; k++) {
    const a = (k / 3) * Math.PI * 2 + 0.5
    chain([0.8 * Math.cos(a), 0.7, 0.8 * Math.sin(a)], [0, 2.3, 0], goods, metal, 9)
  }
  chain([0, 2.3, 0], [0, 3.9, 0], goods, metal, 10)
  goods.add(piece(strand(HOOK, { wide: 0.03, steps: 60 }), metal), beam())
  goods.add(
    piece(modelled(peacock(), BIRD, 90), metal, {
      at: [0.04, 0.42, 0],
      scale: 0.6,
    }),
  )
  return {
    goods,
    views: [
      { ...AGAINST_WALL, azimuth: 14, elevation: 6, fill: 0.84 },
      { ...AGAINST_WALL, azimuth: 24, elevation: 16, zoom: 2.4, at: [0, 0.8, 0.2] },
      { ...AGAINST_WALL, azimuth: -26, elevation: 18, zoom: 1.35, at: [0, 1.4, 0] },
    ],
  }
}

// up through the last link, over the beam and down its back
const HOOK = [
  [0.05, 3.92, 0.02],
  [-0.02, 3.82, 0.03],
  [-0.05, 3.9, 0.03],
  [0, 4.02, 0.08],
  [0, 4.14, 0.17],
  [0, 4.26, 0.13],
  [0, 4.31, 0],
  [0, 4.26, -0.13],
  [0, 4.12, -0.16],
]

const beam = () => {
  const wood = piece(rod(14, 0.13), plainWood({ colour: '#7a5030', along: 'y' }), {
    at: [7, 4.15, 0],
    turn: [0, 0, Math.PI / 2],
  })
  // it runs on beyond the picture's edge
  wood.userData.unframed = true
  return wood
}

const chain = (from, to, goods, metal, links) => {
  const a = new THREE.Vector3(...from)
  const b = new THREE.Vector3(...to)
  const length = a.distanceTo(b) / links
  const link = new THREE.TorusGeometry(length * 0.36, length * 0.1, 8, 24)
  link.scale(1, 1.75, 1)
  for (let i = 0; i < links; i++) {
    const mesh = piece(link, metal)
    mesh.position.lerpVectors(a, b, (i + 0.5) / links)
    mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.clone().sub(a).normalize())
    mesh.rotateY(i % 2 ? Math.PI / 2 : 0)
    goods.add(mesh)
  }
}

/** Five cups on one leaf of metal, a cobra between them and the hand, three feet to stand on. */
const fiveWicks = metal => {
  const goods = together(
    piece(modelled(aartiBody(), [-3.3, -0.25, -1.3, 2.05, 1.75, 1.3], 210), metal, { at: [0, 0.2, 0] }),
  )
  for (let k = 0; k < 5; k++) {
    const a = (k - 2) * 0.72
    const at = [0.5 + 1.02 * Math.cos(a), 0.24, 1.02 * Math.sin(a)]
    goods.add(
      piece(turned(DIYA, { wobble: lipped }), metal, { at, scale: 0.56, turn: [0, Math.PI / 2 - a, 0] }),
      placed(together(wickOf({ burnt: true }), placed(flame(), { at: WICK_END })), {
        at,
        scale: 0.56,
        turn: [0, Math.PI / 2 - a, 0],
      }),
    )
  }
  return {
    goods,
    views: [
      { azimuth: 34, elevation: 24, fill: 0.88, light: WARM },
      { azimuth: 62, elevation: 18, zoom: 1.6, at: [-0.1, 0.85, 0.1], light: WARM },
      { azimuth: -30, elevation: 46, fill: 0.86, light: WARM },
    ],
  }
}

const aartiBody = () =>
  joined(
    0.06,
    disc(0.62, 0, 0, 1.3, 0.045, 'y', 0.04),
    ...[0, 2.1, 4.2].map(a =>
      limb(
        [0.6 + 0.8 * Math.cos(a), 0, 0.8 * Math.sin(a)],
        [0.6 + 0.86 * Math.cos(a), -0.2, 0.86 * Math.sin(a)],
        0.1,
        0.06,
      ),
    ),
    bent(
      [
        [-0.5, 0.02, 0],
        [-1.1, 0.14, 0],
        [-1.9, 0.3, 0],
        [-2.7, 0.24, 0],
        [-3.05, 0.12, 0],
      ],
      [0.2, 0.11, 0.13, 0.15, 0.1],
    ),
    ...[-1.3, -1.42, -2.5, -2.62].map(x =>
      ring(x, 0.2 + 0.05 * Math.sin((x + 1.2) * -1.8), 0, 0.13, 0.035, 'x'),
    ),
    ball(-3.1, 0.1, 0, 0.14),
    // the cobra, its hood spread between the flames and the hand
    bent(
      [
        [-0.95, 0.12, 0],
        [-0.75, 0.4, 0],
        [-0.86, 0.75, 0],
        [-0.82, 1.12, 0],
        [-0.62, 1.36, 0],
      ],
      [0.14, 0.13, 0.12, 0.1, 0.09],
    ),
    ball(-0.84, 0.98, 0, 0.36, 0.24, 1.15, 1),
    ball(-0.54, 1.4, 0, 0.13, 1.35, 0.8, 1),
    ...[-0.07, 0.07].map(z => ball(-0.46, 1.46, z, 0.035)),
    ...[0.86, 1.0, 1.14].map(y => ball(-0.74, y, 0, 0.05, 1, 0.5, 2.6)),
  )

/** Twelve in three rows, every second one lit. */
const diyas = (product, random) => {
  const goods = together()
  const fired = new THREE.Color(product.palette[0])
  const clay = lit => {
    const colour = `#${fired.clone().offsetHSL(random.around(0.008), random.around(0.05), random.around(0.035)).getHexString()}`
    return terracotta({ colour, edge: '#f4ecdc', lit: lit && SHINE })
  }
  const rows = [3, 4, 5]
  rows.forEach((count, row) => {
    for (let k = 0; k < count; k++) {
      const lit = (k + row) % 2 === 0
      goods.add(
        placed(diya(clay(lit), random, lit), {
          at: [(k - (count - 1) / 2) * 1.42 + random.around(0.07), 0, 1.3 - row * 1.42 + random.around(0.07)],
          turn: [0, random.around(0.4), 0],
          scale: 1 + random.around(0.035),
        }),
      )
    }
  })
  return {
    goods,
    views: [
      { azimuth: 10, elevation: 34, fill: 0.92, light: WARM },
      { azimuth: 22, elevation: 22, zoom: 2.6, at: [0.2, 0.3, 1.2], light: WARM },
      { azimuth: -28, elevation: 48, fill: 0.86, light: WARM },
    ],
  }
}

const WARM = { power: 1.75 }
const standing = high => [
  { azimuth: 18, elevation: 12, fill: 0.84 },
  { azimuth: 26, elevation: 20, zoom: 2.3, at: [0.2, high * 0.68, 0.3] },
  { azimuth: -36, elevation: 30, fill: 0.82 },
]
