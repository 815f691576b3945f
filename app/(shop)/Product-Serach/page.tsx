import type { Metadata } from 'next'
import { SearchPage } from '#components/shop/search-page.tsx'
import { listingQueryOf, type PageQuery } from '#lib/catalogue/page-query.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata(routes.search)

/** A search for nothing: everything there is. */
export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  return <SearchPage term="" query={listingQueryOf(await searchParams)} />
}
