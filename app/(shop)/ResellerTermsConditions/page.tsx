import type { Metadata } from 'next'
import { PolicyPage, policyMetadata } from '#components/pages/policy-page.tsx'
import { routes } from '#lib/routes.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Promise<Metadata> => policyMetadata('terms', 'terms')

export default function TermsPage() {
  return <PolicyPage slug="terms" route={routes.terms} title={pageTitles.terms} />
}
