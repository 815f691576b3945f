import { surface } from '../engine/surface.mjs'
import { asTexture } from '../materials/textile.mjs'
import { gondArt } from '../prints/gond.mjs'
import { agedDye, loom } from '../prints/loom.mjs'

/** A painted surface of the product: its Gond picture on paper, board or lacquer. */
export const paintedSheet = (
  product,
  random,
  {
    width,
    height,
    border = true,
    ground = product.palette[0],
    inks = product.palette.slice(1),
    gloss = 0.9,
    coat = 0,
  },
) => {
  const scale = Math.min(420, 1600 / Math.max(width, height))
  const cloth = loom(Math.round(width * scale), Math.round(height * scale), ground)
  gondArt(cloth.colour.getContext('2d'), product.pattern, {
    width: cloth.width,
    height: cloth.height,
    ground,
    inks,
    random,
    border,
  })
  agedDye(cloth, random, 0.5)
  return surface({
    color: '#ffffff',
    map: asTexture(cloth.colour),
    decodeMap: true,
    roughness: gloss,
    clearcoat: coat,
    clearcoatRoughness: 0.12,
    height: 'noise(p * 2.4).a * 0.0025 + noise(p).g * 0.002',
  })
}
