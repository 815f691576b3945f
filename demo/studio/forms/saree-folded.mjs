import { foldedBook } from './folded-book.mjs'
import { placed, together } from './parts.mjs'

const WIDE = 3
const DEEP = 2.2

/** A saree as the shop hands it over: folded into a soft book, its worked end uppermost. */
export const sareeFolded = (product, random) => {
  const folded = (size, layout) =>
    foldedBook(
      product,
      random,
      { width: WIDE, plump: 0.05, ...size },
      { sides: 0.4, sheer: 0, endUp: true, ...layout },
    )
  const book = folded({ deep: DEEP, leaves: 4, gap: 0.085 })
  const end = folded({ deep: DEEP * 0.97, leaves: 1, gap: 0.075 }, { pallu: 1.55 })
  return {
    goods: together(
      book.goods,
      placed(end.goods, { at: [0.04, book.top - 0.09, -0.05], turn: [0, random.around(0.03), 0] }),
    ),
    views: [
      { azimuth: 27, elevation: 32, fill: 0.86 },
      { azimuth: 36, elevation: 26, zoom: 2.4, at: [0.5, book.top * 0.7, DEEP * 0.4] },
      { azimuth: -30, elevation: 50, fill: 0.84 },
    ],
  }
}
