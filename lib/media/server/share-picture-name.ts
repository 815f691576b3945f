import 'server-only'
import { createHash } from 'node:crypto'
import { type FoundSection, sectionTitle } from '#lib/catalogue/rules/section.ts'
import type { Category, Product } from '#lib/contract/catalogue-schemas.ts'
import type { LogoInfo, Theme } from '#lib/contract/shop-schemas.ts'
import { env } from '#lib/server/settings/env.ts'

/** Moves when the drawing itself changes. */
const DRAWING = 1

/** What a picture for chats shows: a product with its prices, or a section or the whole shop without. */
export type Shared = {
  /** Of whom it is: a product's id, `s` and a section's, or `shop`. */
  about: string
  name: string
  image: string
  originalPrice?: number
  discountPrice?: number
}

/** What else is drawn on it. */
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
  image: (place.level === 'group' ? place.group.categories[0] : place.category)?.image ?? '',
})

export const sharedShop = (tagline: string, categories: readonly Category[]): Shared => ({
  about: 'shop',
  name: tagline,
  image: categories.find(({ image }) => image)?.image ?? '',
})

/** Where the picture for chats lies: the address holds the hash of all that is drawn, so it may be kept for ever. */
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

/** Of whom such a name is. */
export function sharedAbout(name: string): About | undefined {
  const [, about = ''] = /^(shop|s?[1-9]\d{0,9})-[0-9a-f]{16}\.jpg$/.exec(name) ?? []
  if (about === 'shop') return { kind: 'shop' }
  const id = Number(about.replace('s', ''))
  if (!id || id > 2_147_483_647) return undefined
  return { kind: about.startsWith('s') ? 'section' : 'product', id }
}
