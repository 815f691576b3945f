import type { Metadata } from 'next'
import { listingMetadata } from '#components/shop/listing-metadata.ts'
import { ListingPage, placeAt } from '#components/shop/listing-page.tsx'
import { listingQueryOf, type PageQuery } from '#lib/catalogue/page-query.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export const generateMetadata = async ({ params, searchParams }: Props): Promise<Metadata> =>
  listingMetadata('subcategory', await placeAt((await params).id), listingQueryOf(await searchParams))

/** The twin of /products-section/{id} for a request with filters. */
export default async function Page({ params, searchParams }: Props) {
  const query = listingQueryOf(await searchParams)
  return <ListingPage id={(await params).id} route="subcategory" query={query} plain={false} />
}
