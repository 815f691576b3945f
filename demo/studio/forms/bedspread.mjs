import * as THREE from 'three'
import { foldedPile } from '../geometry/pile.mjs'
import { foldedQuilt } from '../geometry/quilt.mjs'
import { strand } from '../geometry/strand.mjs'
import { clothOf } from './cloth-of.mjs'
import { threadOf } from './hung-cloth.mjs'
import { piece, placed, says, together } from './parts.mjs'

/** A bedspread folded flat with its pillow covers on top, or a razai folded thick. */
export const bedspread = (product, random) => {
  if (says(product, 'quilt', 'razai')) return razai(product, random)
  const size = { width: 4.2, deep: 3 }
  const pile = foldedPile({ ...size, layers: 6, gap: 0.24, random, plump: 0.07 })
  const goods = together(
    piece(
      pile.geometry,
      clothOf(product, random, {
        width: size.width,
        length: pile.length,
        sides: 0.5,
        ends: 0.5,
        scale: 0.62,
      }),
    ),
  )
  const covers = says(product, 'two') ? 2 : 1
  for (let k = 0; k < covers; k++) {
    const fold = foldedPile({ width: 2.6, deep: 1.8, layers: 2, gap: 0.13, random, plump: 0.05 })
    const cloth = k ? product : otherWay(product)
    goods.add(
      placed(
        piece(
          fold.geometry,
          clothOf(cloth, random, { width: 2.6, length: fold.length, sides: 0.3, ends: 0.3 }),
        ),
        { at: [0.1, pile.top - 0.05 + k * 0.28, 0.1], turn: [0, random.around(0.1), 0] },
      ),
    )
  }
  return { goods, views: VIEWS(pile.top) }
}

/** Madder above, indigo below, wadding between them; folded in three, so that both sides show. */
const razai = (product, random) => {
  const quilt = foldedQuilt({ width: 4.4, deep: 3.2, layers: 3, gap: 0.56, random })
  const cloth = each =>
    clothOf(each, random, { width: 4.4, length: quilt.length, sides: 0.4, ends: 0.4, scale: 0.5 })
  const piping = threadOf({ palette: [product.palette[0]] })
  const { y, z } = quilt.last
  const goods = together(
    piece(quilt.upper, cloth(otherWay(product))),
    piece(quilt.lower, cloth(product)),
    ...quilt.rims.map(rim => piece(strand(rim, { wide: 0.05, steps: 300, up: ACROSS }), piping)),
    piece(
      strand(
        [-1, -0.3, 0.3, 1].map(k => [k * 2.2, y, z]),
        { wide: 0.05, steps: 30, up: ACROSS },
      ),
      piping,
    ),
  )
  return { goods, views: VIEWS(quilt.top) }
}

const ACROSS = new THREE.Vector3(0.3, 1, 0.2)

const otherWay = product => ({
  ...product,
  palette: [product.palette[1], product.palette[0], ...product.palette.slice(2)],
})

const VIEWS = top => [
  { azimuth: 28, elevation: 24, fill: 0.86 },
  { azimuth: 36, elevation: 18, zoom: 2.6, at: [1, top * 0.6, 1.4] },
  { azimuth: -36, elevation: 40, fill: 0.84 },
]
