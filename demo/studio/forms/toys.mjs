import * as THREE from 'three'
import { ball, bent, block, joined, limb, mirroredZ } from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'
import { leather } from '../materials/small-things.mjs'
import { paintedWood, plainWood } from '../materials/wood.mjs'
import { piece, placed, together } from './parts.mjs'

const wheel = (tyre, hub) =>
  together(
    piece(
      turned(
        [
          [0.001, -0.12],
          [0.3, -0.12],
          [0.34, -0.09],
          [0.36, 0],
          [0.34, 0.09],
          [0.3, 0.12],
          [0.001, 0.12],
        ],
        { segments: 72, steps: 60 },
      ),
      tyre,
    ),
    piece(
      turned(
        [
          [0.001, 0.17],
          [0.07, 0.165],
          [0.15, 0.13],
          [0.17, 0.1],
          [0.001, 0.1],
        ],
        { segments: 48 },
      ),
      hub,
    ),
    piece(
      turned(
        [
          [0.19, 0.125],
          [0.235, 0.132],
          [0.24, 0.11],
          [0.19, 0.11],
        ],
        { segments: 64, sharp: true },
      ),
      hub,
    ),
  )

const onWheels = (goods, tyre, hub, spots) => {
  for (const [x, z] of spots)
    goods.add(
      placed(wheel(tyre, hub), { at: [x, 0.36, z], turn: [z > 0 ? Math.PI / 2 : -Math.PI / 2, 0.6 * x, 0] }),
    )
}

/** A rounded car turned and lacquered at the lathe. */
export const toyCar = product => {
  const [red, yellow, dark] = product.palette
  const body = modelled(
    joined(0.16, block(0, 0.62, 0, 1.42, 0.28, 0.58, 0.24), block(-0.12, 1.05, 0, 0.72, 0.32, 0.5, 0.26)),
    [-1.6, 0.2, -0.75, 1.6, 1.55, 0.75],
    120,
  )
  const goods = together(piece(body, paintedWood({ colour: red })))
  const glass = paintedWood({ colour: yellow })
  for (const k of [1, -1]) {
    for (const [x, w] of [
      [-0.42, 0.22],
      [0.2, 0.24],
    ])
      goods.add(
        piece(modelled(block(0, 0, 0, w, 0.17, 0.03, 0.03), [-0.4, -0.3, -0.1, 0.4, 0.3, 0.1], 40), glass, {
          at: [x, 1.1, k * 0.5],
        }),
      )
    goods.add(
      piece(
        modelled(block(0, 0, 0, 1.25, 0.035, 0.02, 0.015), [-1.4, -0.1, -0.06, 1.4, 0.1, 0.06], 110),
        glass,
        { at: [0, 0.66, k * 0.585] },
      ),
    )
  }
  for (const z of [0.34, -0.34])
    goods.add(
      piece(
        turned(
          [
            [0.001, 0.07],
            [0.09, 0.06],
            [0.13, 0.02],
            [0.13, -0.04],
            [0.001, -0.04],
          ],
          { segments: 40 },
        ),
        glass,
        { at: [1.4, 0.66, z], turn: [0, 0, -Math.PI / 2] },
      ),
    )
  goods.add(
    piece(modelled(block(0, 0, 0, 0.03, 0.15, 0.36, 0.03), [-0.1, -0.25, -0.5, 0.1, 0.25, 0.5], 40), glass, {
      at: [0.58, 1.1, 0],
      turn: [0, 0, 0.12],
    }),
  )
  onWheels(goods, paintedWood({ colour: dark }), paintedWood({ colour: yellow }), [
    [-0.85, 0.66],
    [0.85, 0.66],
    [-0.85, -0.66],
    [0.85, -0.66],
  ])
  return {
    goods,
    views: [
      { azimuth: 32, elevation: 16, fill: 0.84 },
      { azimuth: 52, elevation: 14, zoom: 2.1, at: [0.8, 0.7, 0.4] },
      { azimuth: -42, elevation: 28, fill: 0.82 },
    ],
  }
}

/** An elephant on wheels, or a stitched leather horse. */
export const toyAnimal = (product, random) =>
  product.material === 'leather' ? leatherHorse(product, random) : wheeledElephant(product)

const wheeledElephant = product => {
  const [blue, yellow, red] = product.palette
  const skin = modelled(
    joined(
      0.07,
      ball(0, 1.25, 0, 0.55, 1.25, 0.95, 0.85),
      ball(0.68, 1.5, 0, 0.38, 1, 1.02, 0.95),
      bent(
        [
          [0.98, 1.42, 0],
          [1.24, 1.12, 0],
          [1.3, 0.84, 0],
          [1.46, 0.78, 0],
        ],
        [0.2, 0.15, 0.12, 0.09],
      ),
      mirroredZ(
        joined(
          0.04,
          limb([0.42, 1.1, 0.25], [0.44, 0.55, 0.27], 0.2, 0.19),
          limb([-0.44, 1.1, 0.25], [-0.46, 0.55, 0.27], 0.22, 0.19),
        ),
      ),
      bent(
        [
          [-0.64, 1.4, 0],
          [-0.84, 1.15, 0],
          [-0.82, 0.9, 0],
        ],
        [0.05, 0.04, 0.05],
      ),
    ),
    [-1.1, 0.25, -0.75, 1.7, 2.05, 0.75],
    120,
  )
  const goods = together(piece(skin, paintedWood({ colour: blue })))
  const gold = paintedWood({ colour: yellow })
  const madder = paintedWood({ colour: red })
  const ear = modelled(ball(0, 0, 0, 0.34, 0.85, 1.15, 0.2), [-0.4, -0.5, -0.2, 0.4, 0.5, 0.2], 50)
  const tusk = modelled(
    bent(
      [
        [0.88, 1.27, 0],
        [0.98, 1.13, 0],
        [1.08, 1.065, 0],
        [1.17, 1.05, 0],
        [1.25, 1.08, 0],
        [1.31, 1.14, 0],
      ],
      [0.062, 0.06, 0.056, 0.05, 0.042, 0.03],
    ),
    [0.78, 0.9, -0.1, 1.4, 1.4, 0.1],
    70,
  )
  for (const k of [1, -1]) {
    goods.add(piece(ear, madder, { at: [0.52, 1.5, k * 0.42], turn: [0, k * -0.25, 0] }))
    goods.add(
      piece(new THREE.SphereGeometry(0.055, 20, 14), paintedWood({ colour: '#1b1512' }), {
        at: [0.94, 1.62, k * 0.24],
      }),
    )
    goods.add(
      piece(tusk, paintedWood({ colour: '#f3ead8' }), { at: [-0.02, 0, k * 0.4], turn: [k * -0.16, 0, 0] }),
    )
  }
  goods.add(piece(modelled(saddle(), [-0.6, 0.9, -0.62, 0.5, 2, 0.62], 90), madder))
  const dots = (points, r, material) => {
    for (const at of points) goods.add(piece(new THREE.SphereGeometry(r, 14, 10), material, { at }))
  }
  dots(
    Array.from({ length: 9 }, (_, i) => i).flatMap(i =>
      [1, -1].map(k => [-0.42 + i * 0.095, 1.135 + 0.012 * (i % 2), k * 0.478]),
    ),
    0.034,
    gold,
  )
  dots(
    [
      [-0.24, 1.4, 0.45],
      [-0.06, 1.4, 0.47],
      [0.12, 1.4, 0.46],
      [-0.15, 1.28, 0.48],
      [0.03, 1.28, 0.48],
    ].flatMap(p => [p, [p[0], p[1], -p[2]]]),
    0.04,
    gold,
  )
  dots(
    [
      [1.0, 1.72, 0],
      [0.98, 1.66, 0.1],
      [0.98, 1.66, -0.1],
      [1.03, 1.6, 0],
    ],
    0.035,
    gold,
  )
  goods.add(
    piece(modelled(block(0, 0.5, 0, 1.05, 0.09, 0.46, 0.06), [-1.2, 0.3, -0.6, 1.2, 0.7, 0.6], 80), gold),
  )
  onWheels(goods, paintedWood({ colour: red }), gold, [
    [-0.7, 0.58],
    [0.7, 0.58],
    [-0.7, -0.58],
    [0.7, -0.58],
  ])
  return {
    goods,
    views: [
      { azimuth: 26, elevation: 12, fill: 0.84 },
      { azimuth: 46, elevation: 14, zoom: 2.1, at: [0.7, 1.45, 0.2] },
      { azimuth: -40, elevation: 24, fill: 0.82 },
    ],
  }
}

const saddle = () => {
  const hide = ball(0, 1.25, 0, 0.565, 1.25, 0.96, 0.87)
  const cut = block(-0.06, 1.62, 0, 0.44, 0.52, 0.8, 0.05)
  return (x, y, z) => Math.max(hide(x, y, z), cut(x, y, z))
}

const leatherHorse = (product, random) => {
  const [brown, dark, tan] = product.palette
  const hide = modelled(
    joined(
      0.06,
      ball(0, 1.25, 0, 0.46, 1.55, 0.9, 0.8),
      bent(
        [
          [0.5, 1.4, 0],
          [0.82, 1.85, 0],
          [0.9, 2.15, 0],
        ],
        [0.3, 0.22, 0.19],
      ),
      limb([0.88, 2.2, 0], [1.28, 1.95, 0], 0.19, 0.12),
      mirroredZ(
        joined(
          0.03,
          bent(
            [
              [0.45, 1.15, 0.18],
              [0.5, 0.6, 0.2],
              [0.48, 0.08, 0.22],
            ],
            [0.18, 0.1, 0.1],
          ),
          bent(
            [
              [-0.5, 1.15, 0.18],
              [-0.62, 0.65, 0.2],
              [-0.54, 0.08, 0.22],
            ],
            [0.22, 0.11, 0.1],
          ),
          limb([0.84, 2.34, 0.09], [0.8, 2.58, 0.12], 0.075, 0.03),
        ),
      ),
    ),
    [-1.1, -0.05, -0.6, 1.5, 2.75, 0.6],
    120,
  )
  const goods = together(piece(hide, leather({ colour: brown })))
  const hair = leather({ colour: dark })
  for (let k = 0; k < 40; k++) {
    const t = k / 39
    const root = [0.62 - 0.32 * (1 - t) + t * 0.16, 1.62 + t * 0.78, 0]
    for (const s of [1, -1])
      goods.add(
        piece(
          strand(
            [
              [root[0], root[1], 0],
              [root[0] - 0.12, root[1] + 0.02, s * 0.1],
              [root[0] - 0.2 + random.around(0.05), root[1] - 0.2, s * (0.2 + random.around(0.04))],
              [root[0] - 0.22 + random.around(0.06), root[1] - 0.36, s * 0.24],
            ],
            { wide: 0.024, sides: 5, steps: 10, up: new THREE.Vector3(0, 0, 1) },
          ),
          hair,
        ),
      )
  }
  for (let k = 0; k < 26; k++)
    goods.add(
      piece(
        strand(
          [
            [-0.68, 1.42, random.around(0.04)],
            [-0.92, 1.35, random.around(0.06)],
            [-0.98 + random.around(0.08), 0.95, random.around(0.1)],
            [-0.95 + random.around(0.1), 0.55, random.around(0.12)],
          ],
          { wide: 0.022, sides: 5, steps: 14, up: new THREE.Vector3(0, 0, 1) },
        ),
        hair,
      ),
    )
  const seat = leather({ colour: tan })
  const hideShape = ball(0, 1.25, 0, 0.478, 1.55, 0.9, 0.8)
  const cut = block(0.02, 1.5, 0, 0.3, 0.36, 0.8, 0.04)
  goods.add(
    piece(
      modelled((x, y, z) => Math.max(hideShape(x, y, z), cut(x, y, z)), [-0.5, 1, -0.6, 0.5, 1.9, 0.6], 80),
      seat,
    ),
  )
  for (const s of [1, -1]) {
    goods.add(
      piece(new THREE.SphereGeometry(0.045, 16, 12), leather({ colour: '#120c08' }), {
        at: [1.0, 2.2, s * 0.165],
      }),
    )
    goods.add(
      piece(
        strand(
          [
            [1.2, 1.98, s * 0.14],
            [1.0, 2.06, s * 0.19],
            [0.86, 2.02, s * 0.21],
          ],
          { wide: 0.03, thick: 0.012, steps: 14, up: new THREE.Vector3(0, 0, 1) },
        ),
        seat,
      ),
    )
  }
  return {
    goods,
    views: [
      { azimuth: 26, elevation: 10, fill: 0.84 },
      { azimuth: 44, elevation: 10, zoom: 2.2, at: [0.75, 1.95, 0.15] },
      { azimuth: -38, elevation: 20, fill: 0.82 },
    ],
  }
}

/** Striped tops, one leaning. */
export const toyTop = product => {
  const profile = [
    [0.001, 0],
    [0.045, 0.02],
    [0.06, 0.12],
    [0.2, 0.26],
    [0.5, 0.5],
    [0.68, 0.74],
    [0.7, 0.86],
    [0.6, 0.98],
    [0.3, 1.06],
    [0.14, 1.1],
    [0.1, 1.2],
    [0.09, 1.7],
    [0.12, 1.8],
    [0.08, 1.9],
    [0.001, 1.92],
  ]
  const bands = [
    [0, 0.26, 3],
    [0.26, 0.46, 0],
    [0.46, 0.56, 2],
    [0.56, 0.72, 1],
    [0.72, 0.8, 2],
    [0.8, 0.98, 0],
    [0.98, 1.12, 2],
    [1.12, 2, 3],
  ]
  const goods = together()
  const one = shift => {
    const top = together()
    const whole = new THREE.SplineCurve(profile.map(([r, y]) => new THREE.Vector2(r, y))).getSpacedPoints(400)
    for (const [from, to, ink] of bands) {
      const part = whole.filter(p => p.y >= from - 0.006 && p.y <= to + 0.006).map(p => [p.x, p.y])
      const colour = ink === 3 ? null : product.palette[(ink + shift) % 3]
      top.add(
        piece(
          turned(part, { sharp: true, segments: 96 }),
          colour ? paintedWood({ colour }) : plainWood({ colour: '#c79a62', gloss: 0.4 }),
        ),
      )
    }
    for (let k = 0; k < 16; k++) {
      const a = (k / 16) * Math.PI * 2
      top.add(
        piece(
          new THREE.SphereGeometry(0.032, 12, 8),
          paintedWood({ colour: product.palette[(2 + shift) % 3] }),
          { at: [Math.cos(a) * 0.665, 0.9, Math.sin(a) * 0.665] },
        ),
      )
    }
    return top
  }
  goods.add(
    placed(one(0), { at: [-0.2, 0, 0.4] }),
    placed(one(1), { at: [0.75, 0.14, -0.35], turn: [0.2, 0, -0.86] }),
    placed(one(2), { at: [-1.05, 0.12, -0.4], turn: [-0.1, 0, 0.84] }),
  )
  return {
    goods,
    views: [
      { azimuth: 10, elevation: 16, fill: 0.86 },
      { azimuth: 20, elevation: 18, zoom: 2.4, at: [-0.1, 0.8, 0.8] },
      { azimuth: -26, elevation: 36, fill: 0.84 },
    ],
  }
}
