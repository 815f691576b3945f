import { readProducts } from './catalogue.mjs'
import { takePicture } from './take-picture.mjs'

/** Two or three views of every product, named as its row in products.csv says; the last may show its other colour. */
export const renderProducts = async (page, { only, views, samples, size, missing }) => {
  for (const product of await readProducts()) {
    if (only && !only.includes(product.id)) continue
    const { otherColour, pictured, ...made } = product.made
    for (const [view, name] of product.images.entries()) {
      if (!views.includes(view + 1)) continue
      const other = otherColour && view === product.images.length - 1
      const at = other ? 0 : view
      const [form, side] = pictured?.[at] ?? [made.form, at % 3]
      const palette = other ? otherColour : made.palette
      await takePicture(
        page,
        name,
        { ...made, form, palette },
        {
          width: 1200,
          view: side,
          samples,
          size,
          missing,
        },
      )
    }
  }
}
