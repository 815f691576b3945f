import type { Metadata } from 'next'
import { Chrome } from '#components/shell/chrome.tsx'
import { About } from '#components/texts/about.tsx'
import { UnwrittenPage } from '#components/texts/unwritten-page.tsx'
import { routes } from '#lib/routes.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { saidPages } from '#lib/shop/rules/said-pages.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readPolicy } from '#lib/shop/server/read-policy.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'

export const dynamic = 'force-static'

export const generateMetadata = async (): Promise<Metadata> => {
  const [policy, details] = await Promise.all([readPolicy('about'), readDetails()])
  return pageMetadata('about', {
    description: policy?.summary || undefined,
    ...(!saidPages(details.value).about && { noindex: true }),
  })
}

export default async function AboutPage() {
  const [policy, { value: details, fresh }] = await Promise.all([readPolicy('about'), readDetails()])
  return (
    <Chrome route={routes.about}>
      {saidPages(details).about ? (
        <About title={policy?.title ?? pageTitles.about} policy={policy} details={details} />
      ) : (
        <UnwrittenPage title={pageTitles.about} fresh={fresh} />
      )}
    </Chrome>
  )
}
