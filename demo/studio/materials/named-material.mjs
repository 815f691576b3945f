import { marble, sandstone, terracotta } from './earth.mjs'
import { bellMetal, dhokraBrass, silver } from './metal.mjs'
import { bamboo, jute } from './plant.mjs'
import { bead, lac, leather, paper } from './small-things.mjs'
import { paintedWood, plainWood } from './wood.mjs'

const MATERIALS = {
  'dhokra-brass': dhokraBrass,
  'bell-metal': bellMetal,
  terracotta,
  bamboo,
  jute,
  'painted-wood': paintedWood,
  'plain-wood': plainWood,
  marble,
  sandstone,
  silver,
  beads: bead,
  lac,
  paper,
  leather,
}

/** The material a product is made of, in its own colour unless another is asked for. */
export const namedMaterial = (name, options = {}) => (MATERIALS[name] ?? terracotta)(options)
