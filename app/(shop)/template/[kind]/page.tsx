import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { templateMetadata, templatePage } from '#components/pages/template-page.tsx'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Props = { params: Promise<{ kind: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  templateMetadata((await params).kind)

/** What stands around a filtered listing and a search's results; they are filled in for each request. */
export default async function Page({ params }: Props) {
  return templatePage((await params).kind) ?? notFound()
}
