import { readCategories, readProducts } from './catalogue.mjs'
import { REGION, TILES } from './scenes/arrangements.mjs'
import { sceneOf } from './scenes/scene-of.mjs'
import { takePicture } from './take-picture.mjs'

const VIEW = { azimuth: 14, elevation: 20, fill: 0.86 }
const FROM_ABOVE = { azimuth: 0, elevation: 82, fill: 0.84, light: { azimuth: -70, elevation: 30 } }

/** A square for each category's tile, and the six pictures of the region's crafts. */
export const renderTiles = async (page, { only, samples, size, missing }) => {
  const products = await readProducts()
  for (const category of await readCategories()) {
    if (only && !only.includes(category.id)) continue
    const scene = sceneOf(products, TILES[category.id], category.id === '14' ? FROM_ABOVE : VIEW)
    await takePicture(page, category.image, scene, { width: 800, samples, size, missing })
  }
  for (const [i, pieces] of REGION.entries()) {
    if (only && !only.includes(`mp-${i + 1}`)) continue
    await takePicture(
      page,
      `mp-${i + 1}.webp`,
      sceneOf(products, pieces, { ...VIEW, ...(i === 2 ? { wall: 1.2, elevation: 12 } : {}) }),
      { width: 1000, height: 750, samples, size, missing },
    )
  }
}
