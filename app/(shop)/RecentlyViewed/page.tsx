import { RecentStrip } from '#components/recent/recent-strip.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { browserKeepsList, nothingViewed, recentlyViewed, rememberedHere } from '#messages/recent.ts'
import { continueShopping } from '#messages/ui-pages.ts'
import '#components/catalogue/product.css'

export const dynamic = 'force-static'
export const metadata = pageMetadata('recentlyViewed')

export default function Page() {
  return (
    <Chrome route={routes.recentlyViewed}>
      <div className="wrap flow-root min-h-[36rem] pb-12">
        <h1 className="sr-only">{recentlyViewed}</h1>
        <RecentStrip
          waiting={<Skeleton className="needs-script mt-8 h-64" />}
          empty={
            <EmptyState level="h2" title={nothingViewed}>
              <p className="text-muted">{rememberedHere}</p>
              <ButtonLink look="primary" href="/">
                {continueShopping}
              </ButtonLink>
            </EmptyState>
          }
        />
        <noscript>
          <EmptyState level="h2" title={recentlyViewed}>
            <p className="text-muted">{browserKeepsList}</p>
            <ButtonLink look="primary" href="/">
              {continueShopping}
            </ButtonLink>
          </EmptyState>
        </noscript>
      </div>
    </Chrome>
  )
}
