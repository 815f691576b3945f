import * as THREE from 'three'
import { pillow, pillowRim } from '../geometry/pillow.mjs'
import { strand } from '../geometry/strand.mjs'
import { clothOf } from './cloth-of.mjs'
import { threadOf } from './hung-cloth.mjs'
import { piece, placed, says, together } from './parts.mjs'

/** Cushions: leaning, stacked, or a long bolster. */
export const cushion = (product, random) => {
  const size = says(product, 'bolster') ? [5.2, 2.4, 2] : [4, 4, 1.5]
  if (says(product, 'stack', 'five')) {
    const goods = together()
    const spin = [
      product.palette,
      [product.palette[1], product.palette[0], product.palette[2]],
      product.palette,
      [product.palette[2], product.palette[1], product.palette[0]],
    ]
    for (let k = 0; k < 4; k++)
      goods.add(
        placed(one({ ...product, palette: spin[k] }, random, [4, 4, 1.1]), {
          at: [random.around(0.12), 0.42 + k * 0.74, random.around(0.1)],
          turn: [-Math.PI / 2, 0, random.around(0.16)],
        }),
      )
    goods.add(placed(one(product, random, [4, 4, 1.3]), { at: [1.7, 1.75, 2.1], turn: [-0.33, 0.1, 0.03] }))
    return { goods, views: VIEWS([0.4, 2.2, 2.6]) }
  }
  const back = placed(one(product, random, size), {
    at: [0, size[1] * 0.47, 0],
    turn: [-0.24, 0, random.around(0.03)],
  })
  const goods = together(back)
  if (!says(product, 'bolster')) {
    const second = {
      ...product,
      palette: [product.palette[1], product.palette[0], ...product.palette.slice(2)],
    }
    goods.add(
      placed(one(second, random, size), { at: [-1.7, size[1] * 0.45, -1.25], turn: [-0.22, 0.3, 0.05] }),
    )
  }
  return { goods, views: VIEWS([0.5, 2.4, 0.6]) }
}

const one = (product, random, [w, h, thick]) =>
  together(
    piece(
      pillow(w, h, thick, random),
      clothOf(product, random, { width: w, length: h, sides: 0.3, ends: 0.3 }),
    ),
    piece(
      strand(pillowRim(w, h), {
        wide: 0.045,
        sides: 8,
        steps: 300,
        closed: true,
        up: new THREE.Vector3(0, 0, 1),
      }),
      threadOf({ palette: [product.palette[1]] }),
    ),
  )

const VIEWS = at => [
  { azimuth: 16, elevation: 12, fill: 0.84 },
  { azimuth: 30, elevation: 16, zoom: 2.4, at },
  { azimuth: -28, elevation: 26, fill: 0.82 },
]
