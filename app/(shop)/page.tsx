import type { Metadata } from 'next'
import { Banner } from '#components/home/banner.tsx'
import { Collections } from '#components/home/collections.tsx'
import { Films } from '#components/home/films.tsx'
import { Promises } from '#components/home/promises.tsx'
import { Trending } from '#components/home/trending.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { IncompleteMarker } from '#components/shell/incomplete-marker.tsx'
import { shareMetadata } from '#components/shell/share-metadata.ts'
import { RegionGlance } from '#components/texts/region.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import { isLongTree, shownCategories } from '#lib/catalogue/rules/short-tree.ts'
import { categoriesOf } from '#lib/catalogue/rules/sort-tree.ts'
import { readCollections, readHome, readTree } from '#lib/catalogue/server/read-tree.ts'
import { sharedShop } from '#lib/media/server/share-picture-name.ts'
import { routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { saidPages } from '#lib/shop/rules/said-pages.ts'
import { pageMetadata, siteHost } from '#lib/shop/server/page-metadata.ts'
import { readBanners, readDetails, readLogo } from '#lib/shop/server/read-shop.ts'

export const dynamic = 'force-static'

export async function generateMetadata(): Promise<Metadata> {
  const [details, tree, logo] = await Promise.all([readDetails(), readTree(), readLogo()])
  const { tagline } = details.value
  const title = logo.value.name || siteHost()
  return {
    ...pageMetadata('home', { description: tagline }),
    ...(await shareMetadata(sharedShop(tagline, categoriesOf(tree.value)), {
      title,
      description: tagline,
      url: env.siteUrl,
    })),
  }
}

export default async function HomePage() {
  const [banners, first, tree, details, logo, collections] = await Promise.all([
    readBanners(),
    readHome(),
    readTree(),
    readDetails(),
    readLogo(),
    readCollections(),
  ])
  const said = saidPages(details.value)
  return (
    <Chrome route={routes.home}>
      <h1 className="sr-only">
        {[logo.value.name, details.value.tagline].filter(Boolean).join(': ') || pageTitles.home}
      </h1>
      {banners.value.length > 0 && <Banner entries={banners.value} />}
      <StaticHtml>
        <Promises details={details.value} />
        <Trending products={first.value} failed={!first.fresh} />
        <Collections
          categories={shownCategories(tree.value)}
          hasMore={isLongTree(tree.value)}
          collections={collections.value}
        />
      </StaticHtml>
      {said.video && <Films films={details.value.films} />}
      {said.region && (
        <StaticHtml>
          <RegionGlance region={details.value.region} />
        </StaticHtml>
      )}
      {!(banners.fresh && first.fresh) && <IncompleteMarker />}
    </Chrome>
  )
}
