import 'server-only'
import { cache } from 'react'
import { shop } from '../api/server.ts'
import { SIMILAR_MOST, UPSTREAM_MS } from '../constants.ts'
import type { Product } from '../contract/catalogue-schemas.ts'
import { messages } from '../messages.ts'

/** The product of a slug, once a page; undefined and a line in the log where there is none. */
export const readProduct = cache(async (slug: string): Promise<Product | undefined> => {
  const asked = decoded(slug)
  const [product] =
    asked.length > LONGEST ? [] : await shop.product({ search: asked, subcat_id: 0, type: '' })
  if (!product) console.error(`${messages.noProductForSlug}: ${JSON.stringify(asked.slice(0, 100))}`)
  return product
})

/** The others of its category; undefined where they cannot be loaded. */
export const readSimilar = cache(async ({ id, categoryid }: Product): Promise<Product[] | undefined> => {
  const question = { search: '', subcat_id: categoryid, type: 'cat' as const }
  try {
    const { products } = await shop.products(
      { ...question, page: 1, limit: SIMILAR_MOST + 1 },
      { signal: AbortSignal.timeout(UPSTREAM_MS) },
    )
    return products.filter(other => other.id !== id).slice(0, SIMILAR_MOST)
  } catch (cause) {
    console.error(messages.similarFailed, cause)
    return undefined
  }
})

const LONGEST = 500

const decoded = (slug: string) => {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
