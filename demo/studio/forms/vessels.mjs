import { ball, bent, cutFrom, joined } from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { namedMaterial } from '../materials/named-material.mjs'
import { smokedClay } from '../materials/smoked-clay.mjs'
import { around } from '../scenes/around.mjs'
import { lightest, piece, says, together } from './parts.mjs'
import { heightOf, vessel } from './turned-shapes.mjs'
import { waterPot } from './water-pot.mjs'

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
  const high = heightOf(kind)
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
