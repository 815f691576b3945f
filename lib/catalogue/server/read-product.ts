import 'server-only'
import { cache } from 'react'
import { shop } from '#lib/api/server/shop.ts'
import { SIMILAR_MOST } from '#lib/constants.ts'
import { ApiError, reasonOf } from '#lib/contract/api-error.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { messages } from '#lib/message-table.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { timeLeft } from '#lib/server/render/time-left.ts'
import { LONGEST_SLUG, logUnknown } from '../rules/unknown-product.ts'

/** The shop does not answer, so nobody knows whether there is such a product (Rule 40). */
export const UNKNOWN = 'unknown'

/** The product of a slug, once a page; undefined where there is none, which the log tells. */
export const readProduct = cache(async (slug: string): Promise<Product | typeof UNKNOWN | undefined> => {
  const decodedSlug = decoded(slug)
  const found = decodedSlug.length > LONGEST_SLUG ? [] : await ask(decodedSlug)
  if (found === UNKNOWN) return UNKNOWN
  const [product] = found
  if (!product) logUnknown(decodedSlug)
  return product
})

const ask = (slug: string): Promise<Product[] | typeof UNKNOWN> =>
  shop.product({ search: slug, subcat_id: 0, type: '' }).catch(error => {
    if (!(error instanceof ApiError)) throw error
    // A refusal of the question is the host's word that it has no such product; that it has no such call is not.
    if (error.status === 400) return []
    console.error(`Product: ${reasonOf(error)}`)
    mainContentFailed()
    return UNKNOWN
  })

/** The others of its category; undefined where they cannot be loaded. */
export const readSimilar = cache(async ({ id, categoryid }: Product): Promise<Product[] | undefined> => {
  const question = { search: '', subcat_id: categoryid, type: 'cat' as const }
  try {
    const { products } = await shop.products(
      { ...question, page: 1, limit: SIMILAR_MOST + 1 },
      { signal: AbortSignal.timeout(timeLeft()) },
    )
    return products.filter(other => other.id !== id).slice(0, SIMILAR_MOST)
  } catch (cause) {
    console.error(messages.similarFailed, cause)
    return undefined
  }
})

const decoded = (slug: string) => {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
