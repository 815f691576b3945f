import { readCategories, readProducts } from './catalogue.mjs'
import { BANNERS, HOME_BANNERS } from './scenes/arrangements.mjs'
import { ON_FORM } from './scenes/on-form.mjs'
import { sceneOf } from './scenes/scene-of.mjs'
import { takePicture } from './take-picture.mjs'

const RIGHT = {
  azimuth: 8,
  elevation: 15,
  fill: 0.84,
  fillBy: 'height',
  shift: [0.34, -0.02],
  lens: 20,
  blur: 0.003,
}
// a category's banner is cut above and below on a wide screen
const CATEGORY = { ...RIGHT, fill: 0.68 }
// of a worn saree what is above the knee: whole, it would be a thumb's width of the picture
const { room, paper } = ON_FORM
const WORN = { room, paper, elevation: 5, at: [0.4, 2.42, 0], shift: [0.32, 0], zoom: 1.52 }
const FROM_ABOVE = { ...RIGHT, azimuth: 0, elevation: 74, fill: 0.88, light: { azimuth: -70, elevation: 32 } }

const standing = (pieces, view) =>
  pieces.some(({ form }) => form === 'saree-worn') ? { ...view, ...WORN } : view

/** Wide pictures with the goods on the right and calm paper for words on the left. */
export const renderBanners = async (page, { only, samples, size, missing }) => {
  const products = await readProducts()
  const take = (id, name, pieces, view, height) =>
    only && !only.includes(id)
      ? undefined
      : takePicture(page, name, sceneOf(products, pieces, view), {
          width: 1600,
          height,
          samples,
          size,
          missing,
        })
  for (const [i, pieces] of HOME_BANNERS.entries())
    await take(
      `banner-${i + 1}`,
      `banner-${i + 1}.webp`,
      pieces,
      i === 3 ? FROM_ABOVE : standing(pieces, RIGHT),
      560,
    )
  for (const category of await readCategories())
    await take(
      category.id,
      category.banner,
      BANNERS[category.id],
      category.id === '14' ? { ...FROM_ABOVE, fill: 0.7 } : standing(BANNERS[category.id], CATEGORY),
      500,
    )
}
