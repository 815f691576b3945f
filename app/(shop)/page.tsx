import type { Metadata } from 'next'
import { Chrome } from '#components/shop/chrome.tsx'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata => pageMetadata(routes.home)

export default function HomePage() {
  return (
    <Chrome route={routes.home}>
      <h1 className="wrap py-10">Home</h1>
    </Chrome>
  )
}
