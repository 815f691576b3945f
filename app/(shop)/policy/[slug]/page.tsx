import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { policyMetadata } from '#components/pages/policy-page.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { PolicyText } from '#components/texts/policy-text.tsx'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { policyPath } from '#lib/shop/rules/policy-path.ts'
import { readPolicy } from '#lib/shop/server/read-policy.ts'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const slug = await slugOf(params)
  const elsewhere = ELSEWHERE[slug]
  return policyMetadata(slug, 'policy', elsewhere ? pathOf(elsewhere) : policyPath(slug))
}

/** A policy of the seller's own; one that was not written is a true 404. */
export default async function Page({ params }: Props) {
  const policy = (await readPolicy(await slugOf(params))) ?? notFound()
  return (
    <Chrome route={routes.policy}>
      <PolicyText policy={policy} />
    </Chrome>
  )
}

// In any case, like all addresses of pages.
const slugOf = async (params: Props['params']) => (await params).slug.toLowerCase()

// These have an address of their own, which search engines are told.
const ELSEWHERE: Record<string, 'returns' | 'terms' | 'about'> = {
  returns: 'returns',
  terms: 'terms',
  about: 'about',
}
