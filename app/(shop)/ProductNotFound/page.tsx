import type { Metadata } from 'next'
import { NothingFound } from '#components/pages/nothing-found.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata => pageMetadata('productNotFound')

export default function ProductNotFoundPage() {
  return (
    <Chrome route={routes.productNotFound}>
      <NothingFound />
    </Chrome>
  )
}
