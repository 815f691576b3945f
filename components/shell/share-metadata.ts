import type { Metadata } from 'next'
import { type Shared, sharePicturePath, signedBy } from '#lib/media/server/share-picture-name.ts'
import { env } from '#lib/server/settings/env.ts'
import { readLogo, readTheme } from '#lib/shop/server/read-shop.ts'
import { locale } from '#messages/language.ts'

/** How a page looks in a chat: name, sentence, address and a picture of a fixed size. */
export async function shareMetadata(
  shared: Shared,
  { title, description, url }: { title: string; description?: string; url: string },
): Promise<Pick<Metadata, 'openGraph' | 'twitter'>> {
  const [logo, theme] = await Promise.all([readLogo(), readTheme()])
  const by = signedBy(logo.value, theme.value)
  const picture = new URL(sharePicturePath(shared, by), env.siteUrl).href
  return {
    openGraph: {
      type: 'website',
      title,
      description,
      url,
      siteName: by.shopName,
      locale: locale.replace('-', '_'),
      images: [{ url: picture, width: 1200, height: 630, alt: title, type: 'image/jpeg' }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  }
}
