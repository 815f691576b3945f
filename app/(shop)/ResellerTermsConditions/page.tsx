import type { Metadata } from 'next'
import { Chrome } from '#components/shell/chrome.tsx'
import { PageHead } from '#components/shell/page-head.tsx'
import { Sections } from '#components/texts/sections.tsx'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { pageMetadata, siteHost } from '#lib/shop/server/page-metadata.ts'
import { readLogo } from '#lib/shop/server/read-shop.ts'
import { termsDescription, termsLeadAfter, termsLeadBefore } from '#messages/shop-pages.ts'
import { terms } from '#messages/terms.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata => pageMetadata('terms', { description: termsDescription })

export default async function TermsPage() {
  const { value: logo } = await readLogo()
  return (
    <Chrome route={routes.terms}>
      <div className="wrap">
        <PageHead title={pageTitles.terms}>
          {termsLeadBefore}{' '}
          <a className="link" href={pathOf('returns')}>
            {pageTitles.returns}
          </a>{' '}
          {termsLeadAfter}
        </PageHead>
        <Sections sections={terms({ shop: logo.name || siteHost(), host: siteHost() })} numbered />
      </div>
    </Chrome>
  )
}
