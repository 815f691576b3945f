import { expiredPath } from '#lib/linked-paths.ts'
import 'server-only'
import { redirect } from 'next/navigation'
import { choiceInWords } from '#lib/cart/rules/choice-in-words.ts'
import type { LineKey } from '#lib/cart/rules/lines.ts'
import { lastPress } from '#lib/cart/server/last-press.ts'
import { isSoldOut, sizeList } from '#lib/catalogue/rules/sellable.ts'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { stockOfVariant, variantOf } from '#lib/catalogue/rules/variants.ts'
import { productsById } from '#lib/catalogue/server/products-by-id.ts'
import { UNDO_MS } from '#lib/constants.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { routes } from '#lib/routes.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { wishesOf, wishOwnerOf } from './request-wishes.ts'

export type ReadWishes = {
  items: Item[]
  customer: boolean
  /** Removed a moment ago by a form without script. */
  removed?: { item: Item; place: number; ms: number }
  problem?: MessageKey
}
type Item = Awaited<ReturnType<typeof details>>[number]

/** The wishes for their page, with details from the catalogue; products that are no longer sold are left out. */
export async function readWishlist(cookieHeader: string | null): Promise<ReadWishes> {
  const owner = wishOwnerOf(cookieHeader)
  const customer = owner.token !== undefined
  try {
    const now = shopNow()
    const last = lastPress(cookieHeader, now)
    const [items, away] = await Promise.all([
      wishesOf(owner).then(details),
      last?.did === 'unwished' ? details(last.lines) : [],
    ])
    const [item] = away
    const isBack = items.some(({ id }) => id === item?.id)
    const removed =
      last && item && !isBack ? { item, place: last.place, ms: UNDO_MS - (now - last.at) } : undefined
    return { items, customer, removed }
  } catch (error) {
    if (isDenied(error)) redirect(expiredPath(routes.wishlist.path))
    console.error('Wishlist', error)
    mainContentFailed()
    return { items: [], customer, problem: 'productsFailedLater' }
  }
}

async function details(wishes: readonly LineKey[]) {
  const products = await productsById(wishes.map(({ id }) => id))
  return wishes.flatMap(({ id, size, color, other }) => {
    const product = products.get(id)
    if (!product) return []
    const { name, ratings, options } = product
    const variant = variantOf(product, { size, color, ...(other && { other }) })
    const { originalPrice, discountPrice } = variant ?? product
    return [
      {
        id,
        slug: slugOf(product),
        name,
        image: variant?.image || product.image,
        originalPrice,
        discountPrice,
        rating: ratings,
        // A product without sizes has the size that its cart line will have.
        size: sizeList(product).length ? size : '',
        color,
        ...(other && { other }),
        ...(options?.length && { chosen: choiceInWords({ size, color, ...(other && { other }) }, options) }),
        soldOut: variant ? stockOfVariant(variant) < 1 : isSoldOut(product),
      },
    ]
  })
}
