import type { Metadata } from 'next'
import { Films } from '#components/home/films.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { UnwrittenPage } from '#components/texts/unwritten-page.tsx'
import { routes } from '#lib/routes.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { saidPages } from '#lib/shop/rules/said-pages.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { pressPicture, videoDescription } from '#messages/shop-pages.ts'

export const dynamic = 'force-static'

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata('video', {
    description: videoDescription,
    ...(!saidPages((await readDetails()).value).video && { noindex: true }),
  })

export default async function VideoPage() {
  const { value: details, fresh } = await readDetails()
  return (
    <Chrome route={routes.video}>
      {saidPages(details).video ? (
        <Films films={details.films} level="h1">
          <p className="mt-3 max-w-prose text-muted">{details.settings.filmsLead || pressPicture}</p>
        </Films>
      ) : (
        <UnwrittenPage title={pageTitles.video} fresh={fresh} />
      )}
    </Chrome>
  )
}
