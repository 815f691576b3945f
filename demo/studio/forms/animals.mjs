import { modelled } from '../geometry/modelled.mjs'
import { namedMaterial } from '../materials/named-material.mjs'
import { ANIMALS } from './animal-shapes.mjs'
import { lightest, piece, says, together } from './parts.mjs'

const made = new Map()
const cast = (name, shape, bounds, fineness = 120) => {
  if (!made.has(name)) made.set(name, modelled(shape(), bounds, fineness))
  return made.get(name).clone()
}

/** A cast or modelled animal; which one is read from its name and notes. */
export const figurineAnimal = product => {
  const material = namedMaterial(product.material, {
    colour: product.palette[0],
    line: lightest(product.palette),
  })
  const kind = says(product, 'elephant')
    ? 'elephant'
    : says(product, 'bull', 'nandi', 'hump')
      ? 'bull'
      : says(product, 'deer')
        ? 'deer'
        : says(product, 'owl', 'round eyes')
          ? 'owl'
          : product.material === 'terracotta'
            ? 'horse'
            : 'elephant'
  const [shape, bounds, fineness] = ANIMALS[kind]
  const goods = together(piece(cast(kind, shape, bounds, fineness), material))
  if (kind === 'deer')
    goods.add(
      piece(cast(kind, shape, bounds, fineness), material, {
        at: [-1.6, 0, -0.1],
        scale: 0.82,
        turn: [0, -0.3, 0],
      }),
    )
  const turn = kind === 'owl' ? -8 : 26
  const high = bounds[4]
  return {
    goods,
    views: [
      { azimuth: turn, elevation: 12, fill: 0.82 },
      {
        azimuth: turn + 18,
        elevation: 16,
        zoom: 2.1,
        at: kind === 'owl' ? [0, 1.45, 0.3] : [bounds[3] * 0.42, high * 0.7, 0.15],
      },
      { azimuth: turn - 64, elevation: 24, fill: 0.8 },
    ],
  }
}
