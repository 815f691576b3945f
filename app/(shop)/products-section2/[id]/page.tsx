import type { Metadata } from 'next'
import { listingMetadata } from '#components/pages/listing-metadata.ts'
import { ListingPage, placeAt } from '#components/pages/listing-page.tsx'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  listingMetadata('category', await placeAt((await params).id))

export default async function Page({ params }: Props) {
  return <ListingPage id={(await params).id} route="category" />
}
