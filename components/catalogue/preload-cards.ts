import { preload } from 'react-dom'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { escaped } from '#lib/markup/write-markup.ts'
import { pictureSet, pictureUrl } from '#lib/media/picture-url.ts'
import { CARD_PICTURE } from './product-card.tsx'

/** The pictures of a phone's first row, fetched before the page's end has come. */
const FIRST_ROW = 2

export function preloadCards(products: readonly Product[]) {
  for (const { image } of products.slice(0, FIRST_ROW))
    preload(pictureUrl(image, CARD_PICTURE.size), {
      as: 'image',
      imageSrcSet: pictureSet(image, CARD_PICTURE.set),
      imageSizes: CARD_PICTURE.sizes,
      fetchPriority: 'high',
    })
}

/** The same as HTML. */
export const preloadLinks = (products: readonly Product[]) =>
  products
    .slice(0, FIRST_ROW)
    .map(({ image }) => {
      const set = pictureSet(image, CARD_PICTURE.set)
      const from = set
        ? `imagesrcset="${set}" imagesizes="${escaped(CARD_PICTURE.sizes)}"`
        : `href="${pictureUrl(image)}"`
      return `<link rel="preload" as="image" ${from} fetchpriority="high"/>`
    })
    .join('')
