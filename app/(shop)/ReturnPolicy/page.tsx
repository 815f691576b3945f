import type { Metadata } from 'next'
import { Chrome } from '#components/shell/chrome.tsx'
import { PageHead } from '#components/shell/page-head.tsx'
import { Sections } from '#components/texts/sections.tsx'
import { routes } from '#lib/routes.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { returnPolicy } from '#messages/return-policy.ts'
import { returnsDescription, returnsLead } from '#messages/shop-pages.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata =>
  pageMetadata('returns', {
    description: returnsDescription,
  })

export default async function ReturnPolicyPage() {
  const { settings } = (await readDetails()).value
  return (
    <Chrome route={routes.returns}>
      <div className="wrap">
        <PageHead title={pageTitles.returns}>{returnsLead(settings.policyHours)}</PageHead>
        <Sections sections={returnPolicy(settings.policyHours)} />
      </div>
    </Chrome>
  )
}
