import { readProducts } from './catalogue.mjs'
import { takePicture } from './take-picture.mjs'

/** Two or three views of every product, named as its row in products.csv says. */
export const renderProducts = async (page, { only, views, samples, size, missing }) => {
  for (const product of await readProducts()) {
    if (only && !only.includes(product.id)) continue
    for (const [view, name] of product.images.entries())
      if (views.includes(view + 1))
        await takePicture(page, name, product.made, { width: 1200, view: view % 3, samples, size, missing })
  }
}
