import * as THREE from 'three'
import { ball, bent, cutFrom, joined } from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'
import { namedMaterial } from '../materials/named-material.mjs'
import { smokedClay } from '../materials/smoked-clay.mjs'
import { plainWood } from '../materials/wood.mjs'
import { AGAINST_WALL } from '../scenes/against-wall.mjs'
import { lightest, piece, says, together } from './parts.mjs'
import { waterPot } from './water-pot.mjs'

const PROFILES = {
  matka: [
    [0.02, 0],
    [0.42, 0],
    [0.52, 0.03],
    [0.8, 0.26],
    [1, 0.62],
    [1.02, 0.92],
    [0.88, 1.24],
    [0.56, 1.44],
    [0.42, 1.52],
    [0.4, 1.62],
    [0.5, 1.73],
    [0.56, 1.77],
    [0.54, 1.8],
    [0.47, 1.78],
    [0.34, 1.64],
    [0.34, 1.5],
    [0.5, 1.38],
    [0.8, 1.2],
    [0.9, 0.9],
    [0.86, 0.6],
    [0.6, 0.2],
    [0.02, 0.08],
  ],
  jar: [
    [0.02, 0],
    [0.3, 0],
    [0.38, 0.03],
    [0.62, 0.24],
    [0.86, 0.62],
    [0.98, 1.06],
    [0.95, 1.4],
    [0.74, 1.72],
    [0.44, 1.9],
    [0.3, 1.99],
    [0.27, 2.08],
    [0.31, 2.16],
    [0.34, 2.19],
    [0.31, 2.21],
    [0.26, 2.18],
    [0.22, 2.08],
    [0.25, 1.96],
    [0.42, 1.82],
    [0.02, 1.6],
  ],
  lota: [
    [0.02, 0.02],
    [0.4, 0],
    [0.46, 0.04],
    [0.44, 0.09],
    [0.7, 0.3],
    [0.86, 0.62],
    [0.84, 0.9],
    [0.62, 1.12],
    [0.44, 1.2],
    [0.4, 1.27],
    [0.46, 1.34],
    [0.64, 1.44],
    [0.67, 1.46],
    [0.64, 1.47],
    [0.42, 1.36],
    [0.36, 1.28],
    [0.4, 1.18],
    [0.58, 1.08],
    [0.78, 0.88],
    [0.78, 0.6],
    [0.5, 0.2],
    [0.02, 0.1],
  ],
  wide: [
    [0.02, 0],
    [0.5, 0],
    [0.62, 0.03],
    [0.98, 0.28],
    [1.12, 0.6],
    [1.08, 0.9],
    [0.94, 1.06],
    [0.88, 1.1],
    [0.9, 1.16],
    [1.0, 1.24],
    [1.01, 1.28],
    [0.96, 1.28],
    [0.82, 1.17],
    [0.82, 1.08],
    [0.96, 0.88],
    [1, 0.6],
    [0.8, 0.26],
    [0.02, 0.1],
  ],
  vase: [
    [0.02, 0],
    [0.36, 0],
    [0.42, 0.03],
    [0.6, 0.35],
    [0.7, 0.8],
    [0.62, 1.25],
    [0.4, 1.6],
    [0.23, 1.85],
    [0.19, 2.1],
    [0.2, 2.35],
    [0.28, 2.52],
    [0.33, 2.56],
    [0.31, 2.59],
    [0.25, 2.56],
    [0.14, 2.35],
    [0.13, 2.1],
    [0.16, 1.85],
    [0.3, 1.5],
    [0.02, 1.2],
  ],
  bowl: [
    [0.02, 0.03],
    [0.34, 0.02],
    [0.38, 0],
    [0.42, 0.03],
    [0.72, 0.2],
    [0.95, 0.52],
    [1, 0.72],
    [1.01, 0.76],
    [0.98, 0.77],
    [0.95, 0.72],
    [0.88, 0.52],
    [0.66, 0.26],
    [0.36, 0.1],
    [0.02, 0.07],
  ],
  shallow: [
    [0.02, 0.05],
    [0.5, 0.04],
    [0.56, 0],
    [0.63, 0.02],
    [0.66, 0.09],
    [1.0, 0.24],
    [1.32, 0.56],
    [1.46, 0.92],
    [1.5, 1.06],
    [1.47, 1.1],
    [1.42, 1.06],
    [1.36, 0.92],
    [1.2, 0.6],
    [0.9, 0.32],
    [0.5, 0.19],
    [0.02, 0.16],
  ],
  urli: [
    [0.02, 0.03],
    [0.9, 0.02],
    [1.0, 0],
    [1.08, 0.04],
    [1.5, 0.18],
    [1.68, 0.42],
    [1.66, 0.52],
    [1.86, 0.56],
    [1.9, 0.6],
    [1.86, 0.64],
    [1.6, 0.61],
    [1.54, 0.46],
    [1.38, 0.26],
    [1, 0.14],
    [0.02, 0.11],
  ],
  mortar: [
    [0.02, 0],
    [0.56, 0],
    [0.6, 0.04],
    [0.5, 0.14],
    [0.48, 0.2],
    [0.68, 0.36],
    [0.82, 0.7],
    [0.86, 1.06],
    [0.88, 1.1],
    [0.84, 1.13],
    [0.76, 1.12],
    [0.7, 1.05],
    [0.62, 0.66],
    [0.4, 0.42],
    [0.02, 0.34],
  ],
  pestle: [
    [0.001, 0],
    [0.17, 0.04],
    [0.2, 0.16],
    [0.14, 0.5],
    [0.1, 0.9],
    [0.12, 1.2],
    [0.16, 1.36],
    [0.12, 1.46],
    [0.001, 1.5],
  ],
  tumbler: [
    [0.02, 0.02],
    [0.2, 0],
    [0.24, 0.02],
    [0.27, 0.3],
    [0.31, 0.66],
    [0.35, 0.76],
    [0.34, 0.775],
    [0.29, 0.66],
    [0.25, 0.3],
    [0.21, 0.05],
    [0.02, 0.04],
  ],
  thali: [
    [0.02, 0.03],
    [1.3, 0.02],
    [1.5, 0],
    [1.56, 0.03],
    [1.62, 0.2],
    [1.7, 0.23],
    [1.69, 0.25],
    [1.6, 0.225],
    [1.53, 0.06],
    [1.3, 0.045],
    [0.02, 0.05],
  ],
  lid: [
    [0.02, 0.3],
    [0.1, 0.31],
    [0.14, 0.26],
    [0.08, 0.2],
    [0.1, 0.17],
    [0.4, 0.13],
    [0.72, 0.05],
    [0.86, 0.02],
    [0.88, 0],
    [0.84, -0.01],
    [0.6, 0.02],
    [0.02, 0.06],
  ],
  bell: [
    [0.001, 1.62],
    [0.18, 1.62],
    [0.3, 1.56],
    [0.42, 1.4],
    [0.5, 1.1],
    [0.58, 0.7],
    [0.72, 0.3],
    [0.94, 0.06],
    [0.98, 0.02],
    [0.96, 0],
    [0.9, 0.03],
    [0.66, 0.3],
    [0.52, 0.7],
    [0.44, 1.1],
    [0.36, 1.36],
    [0.001, 1.5],
  ],
}

const hand = (a, t) => 0.008 * Math.sin(a * 2 + t * 5) + 0.004 * Math.sin(a * 5 + t * 23)

export const vessel = (name, options = {}) => turned(PROFILES[name], { wobble: hand, ...options })

const clayOf = product => {
  const colour = product.palette[0]
  if (says(product, 'smoke-fired')) return smokedClay({ colour })
  if (product.material !== 'terracotta' || product.pattern === 'plain')
    return namedMaterial(product.material, { colour })
  return namedMaterial('terracotta', {
    colour,
    line: lightest(product.palette),
  })
}

export const pot = product => {
  if (says(product, 'water pot'))
    return { goods: waterPot(vessel('matka'), vessel('lid'), clayOf(product)), views: around(2.1, 0.5) }
  const kind = says(product, 'lid', 'wide mouth')
    ? 'wide'
    : says(product, 'smoke-fired')
      ? 'jar'
      : says(product, 'flared') || product.material === 'bell-metal'
        ? 'lota'
        : 'matka'
  const goods = together(piece(vessel(kind), clayOf(product)))
  if (kind === 'wide')
    goods.add(piece(vessel('lid'), clayOf(product), { at: [1.75, 0.5, 0.55], turn: [-0.15, 0.3, -1.15] }))
  const high = PROFILES[kind].reduce((m, p) => Math.max(m, p[1]), 0)
  return { goods, views: around(high, 0.5) }
}

export const vase = product => {
  const goods = together(piece(vessel('vase'), clayOf(product)))
  return { goods, views: around(2.5, 0.2, 2.4) }
}

export const bowl = (product, _random) => {
  const goods = together(piece(vessel('bowl', { segments: 160 }), hammeredOr(product)))
  if (product.material === 'terracotta')
    goods.add(
      piece(vessel('bowl'), clayOf(product), { at: [2.02, 0, -0.7], turn: [0, 1, 0] }),
      piece(vessel('bowl'), clayOf(product), { at: [0.35, 0, -2.02], turn: [0, 2, 0] }),
      piece(vessel('bowl'), clayOf(product), { at: [1.1, 0.62, -1.0], turn: [0.06, 3, -0.05] }),
    )
  else goods.add(piece(vessel('bowl'), hammeredOr(product), { at: [1.55, 0, -0.95], scale: 0.72 }))
  return {
    goods,
    views: [
      { azimuth: 14, elevation: 24, fill: 0.86 },
      { azimuth: 24, elevation: 30, zoom: 2.2, at: [0.3, 0.6, 0.5] },
      { azimuth: -30, elevation: 46, fill: 0.84 },
    ],
  }
}

const hammeredOr = product =>
  product.material === 'terracotta'
    ? clayOf(product)
    : namedMaterial(product.material, { colour: product.palette[0] })

export const plate = product => {
  const metal = namedMaterial(product.material, { colour: product.palette[0] })
  const goods = together(piece(vessel('thali', { segments: 160 }), metal))
  for (const turn of [2.62, 2.0, 1.38, 0.76])
    goods.add(
      piece(vessel('bowl'), metal, {
        at: [1.1 * Math.cos(turn), 0.05, -1.1 * Math.sin(turn)],
        turn: [0, turn, 0],
        scale: 0.4,
      }),
    )
  goods.add(
    piece(vessel('tumbler'), metal, { at: [2.05, 0, -0.75], scale: 1.15 }),
    piece(modelled(spoon(), [-0.45, -0.15, -0.32, 2.1, 0.32, 0.32], 130), metal, {
      at: [1.5, 0.1, 1.55],
      turn: [0, 0.5, 0],
    }),
  )
  return {
    goods,
    views: [
      { azimuth: 8, elevation: 32, fill: 0.9 },
      { azimuth: -18, elevation: 30, zoom: 2.3, at: [-0.3, 0.2, -0.4] },
      { azimuth: -30, elevation: 58, fill: 0.88 },
    ],
  }
}

/** Forged from one strip: a shallow bowl and a flat handle. */
const spoon = () =>
  joined(
    0.06,
    cutFrom(ball(0, 0.1, 0, 0.36, 1, 0.36, 0.66), ball(0, 0.19, 0, 0.34, 1, 0.36, 0.66), 0.02),
    bent(
      [
        [0.3, 0.16, 0],
        [0.7, 0.2, 0],
        [1.4, 0.12, 0],
        [1.9, 0.05, 0],
      ],
      [0.05, 0.045, 0.055, 0.075],
    ),
  )

export const stoneBowl = product => {
  const stone = namedMaterial(product.material, { colour: product.palette[0] })
  if (says(product, 'mortar', 'pestle')) {
    const goods = together(
      piece(vessel('mortar'), stone),
      piece(vessel('pestle'), stone, { at: [-0.22, 0.42, 0.1], turn: [0.12, 0, -0.42], scale: 0.98 }),
    )
    return { goods, views: around(1.1, 0.5) }
  }
  if (says(product, 'lotus', 'urli')) {
    const petals = together(
      piece(
        vessel('urli', {
          wobble: (a, _t, r) => (r > 1.55 ? 0.09 * Math.abs(Math.sin(a * 8)) - 0.03 : 0),
          segments: 192,
        }),
        stone,
      ),
    )
    return {
      goods: petals,
      views: [
        { azimuth: 12, elevation: 26, fill: 0.88 },
        { azimuth: 26, elevation: 26, zoom: 2.4, at: [0.9, 0.5, 1] },
        { azimuth: -30, elevation: 52, fill: 0.86 },
      ],
    }
  }
  const goods = together(piece(vessel('shallow', { segments: 160 }), stone))
  return {
    goods,
    views: [
      { azimuth: 12, elevation: 24, fill: 0.88 },
      { azimuth: 26, elevation: 26, zoom: 2.2, at: [0.6, 0.75, 0.7] },
      { azimuth: -30, elevation: 50, fill: 0.86 },
    ],
  }
}

/** A bell with its loop and clapper, standing on the table. */
export const bellGeometry = () => vessel('bell', { wobble: undefined, segments: 128 })

export const bell = product => {
  const metal = namedMaterial(product.material, { colour: product.palette[0] })
  const loop = Array.from({ length: 20 }, (_, i) => [
    0.2 * Math.cos((i / 20) * 6.283),
    1.8 + 0.2 * Math.sin((i / 20) * 6.283),
    0,
  ])
  const goods = together(
    piece(bellGeometry(), metal),
    piece(strand(loop, { wide: 0.055, sides: 12, steps: 60, closed: true }), metal),
    ...[
      [0.53, 0.96],
      [0.555, 0.88],
      [0.72, 0.34],
      [0.755, 0.27],
    ].map(([r, y]) =>
      piece(new THREE.TorusGeometry(r, 0.022, 12, 120), metal, { at: [0, y, 0], turn: [Math.PI / 2, 0, 0] }),
    ),
  )
  return { goods, views: around(1.9, 0.3, 2) }
}

/** Bells on a cord, or tubes under a wooden disc, hung before a wall. */
export const windChime = (product, random) => {
  const metal = namedMaterial(product.material, { colour: product.palette[0] })
  const cord = plainWood({ colour: '#8d7350', gloss: 0.95 })
  const goods = together()
  const string = (from, to, wide = 0.022) =>
    goods.add(
      piece(
        strand([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], to], {
          wide,
          sides: 8,
          steps: 8,
          up: new THREE.Vector3(0, 0, 1),
        }),
        cord,
      ),
    )
  if (says(product, 'disc', 'tube')) {
    goods.add(
      piece(
        turned(
          [
            [0.001, 0],
            [0.9, 0],
            [0.94, 0.04],
            [0.94, 0.14],
            [0.9, 0.18],
            [0.001, 0.18],
          ],
          { sharp: true },
        ),
        plainWood({ colour: '#8f5f36', along: 'x' }),
        { at: [0, 4.4, 0] },
      ),
    )
    string([0, 5.4, 0], [0, 2.2, 0])
    for (let k = 0; k < 3; k++)
      string([0, 5.4, 0], [0.7 * Math.cos(k * 2.1), 4.56, 0.7 * Math.sin(k * 2.1)], 0.016)
    for (let k = 0; k < 6; k++) {
      const a = (k / 6) * Math.PI * 2 + 0.3
      const [x, z] = [0.72 * Math.cos(a), 0.72 * Math.sin(a)]
      const long = 2.1 + 0.28 * k
      string([x, 4.4, z], [x, 4.05, z], 0.014)
      goods.add(
        piece(
          turned(
            [
              [0.1, 0],
              [0.125, 0],
              [0.125, long],
              [0.1, long],
              [0.1, 0],
            ],
            { sharp: true, segments: 40 },
          ),
          metal,
          { at: [x, 4.02 - long, z], turn: [random.around(0.02), 0, random.around(0.02)] },
        ),
      )
    }
    goods.add(
      piece(
        turned([
          [0.001, 0],
          [0.3, 0.02],
          [0.32, 0.08],
          [0.3, 0.14],
          [0.001, 0.16],
        ]),
        plainWood({ colour: '#8f5f36', along: 'x' }),
        { at: [0, 2.15, 0] },
      ),
    )
  } else {
    string([0, 6.2, 0], [0, 0.5, 0], 0.035)
    for (let k = 0; k < 5; k++)
      goods.add(
        piece(bellGeometry(), metal, {
          at: [random.around(0.03), 0.2 + k * 1.12, 0],
          scale: 0.36 + 0.09 * k,
          turn: [random.around(0.05), k, random.around(0.06)],
        }),
      )
  }
  return {
    goods,
    views: [
      { ...AGAINST_WALL, azimuth: 12, elevation: 4, fill: 0.84 },
      { ...AGAINST_WALL, azimuth: 22, elevation: 8, zoom: 2.3, at: [0, 3.6, 0] },
      { ...AGAINST_WALL, azimuth: -24, elevation: -6, zoom: 1.5, at: [0, 2.4, 0] },
    ],
  }
}

const around = (high, z = 0.4, zoom = 2.2) => [
  { azimuth: 18, elevation: 13, fill: 0.82 },
  { azimuth: 24, elevation: 22, zoom, at: [0.2, high * 0.74, z] },
  { azimuth: -38, elevation: 38, fill: 0.8 },
]
