import type { Metadata } from 'next'
import { SearchPage } from '#components/shop/search-page.tsx'
import { listingQueryOf, type PageQuery } from '#lib/catalogue/page-query.ts'
import { termOf } from '#lib/catalogue/search-path.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ term: string }>; searchParams: Promise<PageQuery> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  pageMetadata(routes.search, { title: `Search: ${termOf((await params).term)}` })

export default async function Page({ params, searchParams }: Props) {
  return <SearchPage term={termOf((await params).term)} query={listingQueryOf(await searchParams)} />
}
