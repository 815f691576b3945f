import * as THREE from 'three'
import { foldedQuilt } from '../geometry/quilt.mjs'
import { strand } from '../geometry/strand.mjs'
import { clothOf } from './cloth-of.mjs'
import { foldedBook } from './folded-book.mjs'
import { threadOf } from './fringes.mjs'
import { piece, placed, says, together } from './parts.mjs'

/** A bedspread folded small with its pillow covers on top, or a razai folded thick. */
export const bedspread = (product, random) => {
  if (says(product, 'quilt', 'razai')) return razai(product, random)
  const tiers = says(product, 'double') ? 3 : 2
  const goods = together()
  let top = 0
  for (let k = 0; k < tiers; k++) {
    const size = { width: 4.2 * (1 - 0.012 * k), deep: 3.1 * (1 - 0.02 * k), leaves: 2, gap: 0.125 }
    const tier = foldedBook(product, random, size, { sides: 0.5, ends: 0.5, scale: 0.62 })
    goods.add(
      placed(tier.goods, {
        at: [random.around(0.04), top, random.around(0.05)],
        turn: [0, random.around(0.015), 0],
      }),
    )
    top += tier.top - 0.075
  }
  const high = top
  for (let k = 0; k < (says(product, 'two') ? 2 : 1); k++) {
    const size = { width: 2.8 - k * 0.1, deep: 2 - k * 0.06, leaves: 2, gap: 0.085 }
    const cover = foldedBook(k ? product : otherWay(product), random, size, { sides: 0.3, ends: 0.3 })
    goods.add(placed(cover.goods, { at: [0.1 - k * 0.06, top, 0.12], turn: [0, random.around(0.12), 0] }))
    top += cover.top - 0.05
  }
  return { goods, views: VIEWS(high) }
}

/** Madder above, indigo below, wadding between them; folded in three, so that both sides show. */
const razai = (product, random) => {
  const quilt = foldedQuilt({ width: 4.4, deep: 3.2, layers: 3, gap: 0.4, thick: 0.17, diamond: 0.8, random })
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
