import { productMetadata } from '#components/pages/product-metadata.ts'
import { ProductPage } from '#components/pages/product-page.tsx'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export const generateMetadata = async ({ params }: Props) => productMetadata((await params).slug)

export default async function Page({ params }: Props) {
  return <ProductPage slug={(await params).slug} />
}
