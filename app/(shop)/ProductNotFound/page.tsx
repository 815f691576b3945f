import type { Metadata } from 'next'
import { Chrome } from '#components/shop/chrome.tsx'
import { NothingFound } from '#components/shop/nothing-found.tsx'
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
