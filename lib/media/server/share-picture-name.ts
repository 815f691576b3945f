import 'server-only'
import { createHash } from 'node:crypto'
import { type FoundSection, sectionTitle } from '#lib/catalogue/rules/find-section.ts'
import type { Category, Product } from '#lib/contract/catalogue-schemas.ts'
import type { LogoInfo, Theme } from '#lib/contract/shop-schemas.ts'
import { env } from '#lib/server/settings/env.ts'

/** Changes when the drawing itself changes. */
const DRAWING = 1

/** The content of a picture for chats: a product with its prices, or a section or the whole shop without. */
export type Shared = {
  /** Its subject: the id of a product, `s` and the id of a section, or `shop`. */
  about: string
  name: string
  image: string
  originalPrice?: number
  discountPrice?: number
}

/** The rest of the drawn content. */
export type Signed = { shopName: string; theme: Theme | null }

export const signedBy = ({ name }: LogoInfo, theme: Theme | null): Signed => ({
  shopName: name || new URL(env.siteUrl).host,
  theme,
})

export const sharedProduct = ({ id, name, image, originalPrice, discountPrice }: Product): Shared => ({
  about: String(id),
  name,
  image,
  originalPrice,
  discountPrice,
})

export const sharedPlace = (place: FoundSection): Shared => ({
  about: `s${place.id}`,
  name: sectionTitle(place),
  image: pictured(place)?.image ?? '',
})

const pictured = (place: FoundSection) => {
  if (place.level === 'collection') return place.collection
  return place.level === 'group' ? place.group.categories[0] : place.category
}

export const sharedShop = (tagline: string, categories: readonly Category[]): Shared => ({
  about: 'shop',
  name: tagline,
  image: categories.find(({ image }) => image)?.image ?? '',
})

/** The path of the picture for chats. It contains a hash of everything drawn, so it may be cached for ever. */
export const sharePicturePath = (shared: Shared, by: Signed) => `/share/${shareName(shared, by)}`

export const shareName = (
  { about, name, image, originalPrice = 0, discountPrice = 0 }: Shared,
  { shopName, theme }: Signed,
) => {
  const prices = [Math.round(originalPrice), Math.round(discountPrice)]
  const drawn = JSON.stringify([DRAWING, name, image, ...prices, theme, shopName, env.siteUrl])
  return `${about}-${createHash('sha256').update(drawn).digest('hex').slice(0, 16)}.jpg`
}

export type About = { kind: 'product' | 'section'; id: number } | { kind: 'shop' }

/** The subject of such a name. */
export function sharedAbout(name: string): About | undefined {
  const [, about = ''] = /^(shop|s?[1-9]\d{0,9})-[0-9a-f]{16}\.jpg$/.exec(name) ?? []
  if (about === 'shop') return { kind: 'shop' }
  const id = Number(about.replace('s', ''))
  if (!id || id > 2_147_483_647) return undefined
  return { kind: about.startsWith('s') ? 'section' : 'product', id }
}
