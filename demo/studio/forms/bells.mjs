import * as THREE from 'three'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'
import { namedMaterial } from '../materials/named-material.mjs'
import { plainWood } from '../materials/wood.mjs'
import { AGAINST_WALL } from '../scenes/against-wall.mjs'
import { around } from '../scenes/around.mjs'
import { piece, says, together } from './parts.mjs'
import { vessel } from './turned-shapes.mjs'

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
