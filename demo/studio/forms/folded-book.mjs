import { nestedFold } from '../geometry/nested-fold.mjs'
import { clothOf } from './cloth-of.mjs'
import { piece, together } from './parts.mjs'

/** The product's cloth folded leaf within leaf; `endUp` turns it so that its worked end lies on top. */
export const foldedBook = (product, random, size, { endUp, ...layout }) => {
  const { faces, length, top } = nestedFold({ ...size, random })
  const cloth = clothOf(product, random, { width: size.width, length, ...layout })
  const skins = faces.flatMap(leaf => [leaf.upper, leaf.lower])
  if (endUp) for (const { attributes } of skins) turnOver(attributes.uv)
  return { goods: together(skins.map(skin => piece(skin, cloth))), top }
}

const turnOver = uv => {
  for (let k = 0; k < uv.count; k++) uv.setY(k, 1 - uv.getY(k))
}
