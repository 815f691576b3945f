import { foldedPile } from '../geometry/pile.mjs'
import { pillow } from '../geometry/pillow.mjs'
import { clothOf } from './cloth-of.mjs'
import { piece, placed, says, together } from './parts.mjs'

/** A bedspread or razai folded thick, pillow covers on top. */
export const bedspread = (product, random) => {
  const quilted = says(product, 'quilt', 'razai')
  const size = { width: 4.2, deep: 3 }
  const pile = foldedPile({
    ...size,
    layers: quilted ? 4 : 6,
    gap: quilted ? 0.42 : 0.24,
    random,
    plump: 0.07,
  })
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
  const covers = quilted ? 0 : says(product, 'two') ? 2 : 1
  for (let k = 0; k < covers; k++) {
    const fold = foldedPile({ width: 2.6, deep: 1.8, layers: 2, gap: 0.13, random, plump: 0.05 })
    goods.add(
      placed(
        piece(
          fold.geometry,
          clothOf(
            {
              ...product,
              palette: k
                ? product.palette
                : [product.palette[1], product.palette[0], ...product.palette.slice(2)],
            },
            random,
            { width: 2.6, length: fold.length, sides: 0.3, ends: 0.3 },
          ),
        ),
        { at: [0.1, pile.top - 0.05 + k * 0.28, 0.1], turn: [0, random.around(0.1), 0] },
      ),
    )
  }
  if (quilted)
    goods.add(
      placed(
        piece(
          pillow(3, 2, 0.5, random),
          clothOf(
            { ...product, palette: [product.palette[1], product.palette[0], product.palette[2]] },
            random,
            { width: 3, length: 2, sides: 0.2, ends: 0.2 },
          ),
        ),
        { at: [0.1, pile.top + 0.16, 0], turn: [-Math.PI / 2, 0, 0.06] },
      ),
    )
  return {
    goods,
    views: [
      { azimuth: 28, elevation: 24, fill: 0.86 },
      { azimuth: 36, elevation: 18, zoom: 2.6, at: [1, pile.top * 0.6, 1.4] },
      { azimuth: -36, elevation: 40, fill: 0.84 },
    ],
  }
}
