import type { Metadata } from 'next'
import { Films } from '#components/home/films.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { fourFilms, videoDescription } from '#messages/shop-pages.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata => pageMetadata('video', { description: videoDescription })

export default async function VideoPage() {
  const { value: details } = await readDetails()
  return (
    <Chrome route={routes.video}>
      <Films films={details.films} level="h1">
        <p className="mt-3 max-w-prose text-muted">{fourFilms}</p>
      </Films>
    </Chrome>
  )
}
