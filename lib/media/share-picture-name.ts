import 'server-only'
import { createHash } from 'node:crypto'
import type { Product } from '../contract/catalogue-schemas.ts'
import type { Theme } from '../contract/shop-schemas.ts'
import { env } from '../env.ts'

/** Moves when the drawing itself changes. */
const DRAWING = 1

export type Shared = Pick<Product, 'id' | 'name' | 'image' | 'originalPrice' | 'discountPrice'>

/** Where the picture for chats lies: the address holds the hash of all that is drawn, so it may be kept for ever. */
export const sharePicturePath = (product: Shared, theme: Theme | null) =>
  `/share/${shareName(product, theme)}`

export const shareName = (product: Shared, theme: Theme | null) => {
  const { id, name, image, originalPrice, discountPrice } = product
  const drawn = [
    DRAWING,
    name,
    image,
    Math.round(originalPrice),
    Math.round(discountPrice),
    theme,
    env.siteUrl,
  ]
  return `${id}-${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)}.jpg`
}

/** The product that such a name is about. */
export const sharedId = (name: string): number | undefined => {
  const id = Number(/^([1-9]\d{0,9})-[0-9a-f]{16}\.jpg$/.exec(name)?.[1])
  return id <= 2_147_483_647 ? id : undefined
}
