import { preload } from 'react-dom'
import { type FoundSection, sectionBanner } from '#lib/catalogue/rules/find-section.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { pictureSet, pictureUrl } from '#lib/media/rules/picture-url.ts'
import { escapeHtml } from '#lib/rules/escape-html.ts'
import { isPictureName } from '#lib/rules/picture-name.ts'
import { CARD_PICTURE } from './product-card.tsx'

/** A picture that is fetched before the page's end has come. */
export type Ahead = { href: string; set?: string; sizes?: string }

/** A phone's first row of cards. */
export const FIRST_ROW = 2

/** The pictures of a list's first screen: its banner and its first row. */
export const picturesAhead = (products: readonly Product[], place?: FoundSection): Ahead[] => [
  ...(place && isPictureName(sectionBanner(place)) ? [{ href: pictureUrl(sectionBanner(place)) }] : []),
  ...products.slice(0, FIRST_ROW).map(({ image }) => ({
    href: pictureUrl(image, CARD_PICTURE.size),
    set: pictureSet(image, CARD_PICTURE.set),
    sizes: CARD_PICTURE.sizes,
  })),
]

export function preloadPictures(ahead: readonly Ahead[]) {
  for (const { href, set, sizes } of ahead)
    preload(href, { as: 'image', fetchPriority: 'high', ...(set && { imageSrcSet: set, imageSizes: sizes }) })
}

/** The same as HTML. */
export const preloadLinks = (ahead: readonly Ahead[]) =>
  ahead
    .map(({ href, set, sizes = '' }) => {
      const from = set ? `imagesrcset="${set}" imagesizes="${escapeHtml(sizes)}"` : `href="${href}"`
      return `<link rel="preload" as="image" ${from} fetchpriority="high"/>`
    })
    .join('')
