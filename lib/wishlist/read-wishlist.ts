import 'server-only'
import { redirect } from 'next/navigation'
import { isSoldOut, sizeList } from '../cart/choice.ts'
import { productsById } from '../catalogue/products-by-id.ts'
import { slugOf } from '../catalogue/slug.ts'
import { isDenied } from '../contract/api-error.ts'
import type { MessageKey } from '../messages.ts'
import { mainThingFailed } from '../page-store/main-thing.ts'
import { routes } from '../routes.ts'
import { heldWishes, type WishHolder, wishHolderOf } from './held-wishes.ts'

export type ReadWishes = {
  items: Awaited<ReturnType<typeof details>>
  customer: boolean
  problem?: MessageKey
}

/** The wishes for their page, with details from the catalogue; what is no longer sold is left out. */
export async function readWishlist(cookieHeader: string | null): Promise<ReadWishes> {
  const holder = wishHolderOf(cookieHeader)
  const customer = holder.token !== undefined
  try {
    return { items: await details(holder), customer }
  } catch (error) {
    if (isDenied(error)) redirect(`/do/session/expired?from=${encodeURIComponent(routes.wishlist.path)}`)
    console.error('Wishlist', error)
    mainThingFailed()
    return { items: [], customer, problem: 'productsFailedLater' }
  }
}

async function details(holder: WishHolder) {
  const wishes = await heldWishes(holder)
  const products = await productsById(wishes.map(({ id }) => id))
  return wishes.flatMap(({ id, size, color }) => {
    const product = products.get(id)
    if (!product) return []
    const { name, image, originalPrice, discountPrice, ratings } = product
    return [
      {
        id,
        slug: slugOf(product),
        name,
        image,
        originalPrice,
        discountPrice,
        rating: ratings,
        // A product without sizes is kept in the size that its cart line will have.
        size: sizeList(product).length ? size : '',
        color,
        soldOut: isSoldOut(product),
      },
    ]
  })
}
