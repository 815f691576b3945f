import type { Metadata } from 'next'
import { Chrome } from '#components/shell/chrome.tsx'
import { SellerDetails } from '#components/texts/seller-details.tsx'
import { UnwrittenPage } from '#components/texts/unwritten-page.tsx'
import { routes } from '#lib/routes.ts'
import { hasSeller } from '#lib/shop/rules/seller-lines.ts'
import { pageMetadata, siteHost } from '#lib/shop/server/page-metadata.ts'
import { readDetails, readLogo } from '#lib/shop/server/read-shop.ts'
import { sellerDescription, sellerDetails } from '#messages/seller-details.ts'

export const dynamic = 'force-static'

export const generateMetadata = async (): Promise<Metadata> => {
  const [logo, details] = await Promise.all([readLogo(), readDetails()])
  return pageMetadata('seller', {
    description: sellerDescription,
    ...(!hasSeller(details.value, logo.value) && { noindex: true }),
  })
}

/** Who sells, reachable from every page. */
export default async function SellerPage() {
  const [logo, details] = await Promise.all([readLogo(), readDetails()])
  return (
    <Chrome route={routes.seller}>
      {hasSeller(details.value, logo.value) ? (
        <SellerDetails logo={logo.value} details={details.value} host={siteHost()} />
      ) : (
        <UnwrittenPage title={sellerDetails} fresh={details.fresh} />
      )}
    </Chrome>
  )
}
