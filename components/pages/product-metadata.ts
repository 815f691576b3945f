import type { Metadata } from 'next'
import { shareMetadata } from '#components/shell/share-metadata.ts'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { readProduct, UNKNOWN } from '#lib/catalogue/server/read-product.ts'
import { shareDescription } from '#lib/catalogue/server/share-description.ts'
import { sharedProduct } from '#lib/media/server/share-picture-name.ts'
import { pathOf } from '#lib/paths.ts'
import { env } from '#lib/server/settings/env.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { somethingWrong } from '#messages/error.ts'

/** What a chat or a search engine reads of a product, in the head of its page. */
export async function productMetadata(slug: string): Promise<Metadata> {
  const product = await readProduct(slug)
  // The page itself answers 404.
  if (!product) return {}
  if (product === UNKNOWN) return pageMetadata('product', { noindex: true, title: somethingWrong })
  const url = new URL(pathOf('product', slugOf(product)), env.siteUrl).href
  const title = product.seo_title || product.name
  const description = product.seo_description || shareDescription(product)
  return {
    ...pageMetadata('product', { title, description, canonical: url }),
    ...(await shareMetadata(sharedProduct(product), { title, description, url })),
  }
}
