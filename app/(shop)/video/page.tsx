import type { Metadata } from 'next'
import { Chrome } from '#components/shop/chrome.tsx'
import { Films } from '#components/shop/films.tsx'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata =>
  pageMetadata(routes.video, { description: 'Short films of how the things in this shop are made.' })

export default async function VideoPage() {
  const { value: details } = await readDetails()
  return (
    <Chrome route={routes.video}>
      <Films films={details.films} level="h1">
        <p className="mt-3 max-w-prose text-muted">
          Four short films from the workshops. Press a picture to play it, press again to pause.
        </p>
      </Films>
    </Chrome>
  )
}
