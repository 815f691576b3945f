import { textile } from '../materials/textile.mjs'
import { drawnCloth } from '../prints/drawn-cloth.mjs'
import { says } from './parts.mjs'

const WEAVE = {
  'chanderi-silk': 'silk',
  'maheshwari-silkcotton': 'silkcotton',
  'cotton-jersey': 'jersey',
  'zari-velvet': 'velvet',
  jute: 'jute',
}

/** The product's own cloth, drawn and woven for a piece of this size. */
export const clothOf = (product, random, { width, length, sheer, weave, ...layout }) => {
  const cloth = drawnCloth({ ...product, random, width, length, ...layout })
  const thin =
    sheer ?? (product.material === 'chanderi-silk' && says(product, 'sheer', 'light shows') ? 0.22 : 0)
  return textile(cloth, { weave: weave ?? WEAVE[product.material] ?? 'cotton', width, length, sheer: thin })
}
