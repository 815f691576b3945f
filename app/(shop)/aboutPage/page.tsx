import type { Metadata } from 'next'
import { Chrome } from '#components/shell/chrome.tsx'
import { About } from '#components/texts/about.tsx'
import { routes } from '#lib/routes.ts'
import { pageMetadata, siteHost } from '#lib/shop/server/page-metadata.ts'
import { readDetails, readLogo } from '#lib/shop/server/read-shop.ts'
import { aboutDescription } from '#messages/shop-pages.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata => pageMetadata('about', { description: aboutDescription })

export default async function AboutPage() {
  const [logo, details] = await Promise.all([readLogo(), readDetails()])
  return (
    <Chrome route={routes.about}>
      <About shop={logo.value.name || siteHost()} details={details.value} />
    </Chrome>
  )
}
