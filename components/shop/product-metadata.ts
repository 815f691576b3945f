import type { Metadata } from 'next'
import { readProduct, UNKNOWN } from '#lib/catalogue/read-product.ts'
import { shareDescription } from '#lib/catalogue/share-description.ts'
import { slugOf } from '#lib/catalogue/slug.ts'
import { env } from '#lib/env.ts'
import { sharePicturePath } from '#lib/media/share-picture-name.ts'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata, siteHost } from '#lib/shop/page-metadata.ts'
import { readLogo, readTheme } from '#lib/shop/read-shop.ts'
import { SOMETHING_WRONG } from '#lib/something-wrong.ts'

/** What a chat or a search engine reads of a product, in the head of its page. */
export async function productMetadata(slug: string): Promise<Metadata> {
  const product = await readProduct(slug)
  // The page itself answers 404.
  if (!product) return {}
  if (product === UNKNOWN)
    return pageMetadata({ ...routes.product, noindex: true }, { title: SOMETHING_WRONG })
  const [logo, theme] = await Promise.all([readLogo(), readTheme()])
  const url = new URL(pathOf('product', slugOf(product)), env.siteUrl).href
  const description = shareDescription(product)
  const picture = new URL(sharePicturePath(product, theme.value), env.siteUrl).href
  return {
    ...pageMetadata(routes.product, { title: product.name, description, canonical: url }),
    openGraph: {
      type: 'website',
      title: product.name,
      description,
      url,
      siteName: logo.value.name || siteHost(),
      locale: 'en_IN',
      images: [{ url: picture, width: 1200, height: 630, alt: product.name, type: 'image/jpeg' }],
    },
    twitter: { card: 'summary_large_image', title: product.name, description, images: [picture] },
  }
}
