import type { Metadata } from 'next'
import { Chrome } from '#components/shell/chrome.tsx'
import { PageHead } from '#components/shell/page-head.tsx'
import { PolicyText } from '#components/texts/policy-text.tsx'
import { UnwrittenPage } from '#components/texts/unwritten-page.tsx'
import { routes } from '#lib/routes.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { returnSentences } from '#lib/shop/rules/returns-said.ts'
import { saidPages } from '#lib/shop/rules/said-pages.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readPolicy } from '#lib/shop/server/read-policy.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'

export const dynamic = 'force-static'

export const generateMetadata = async (): Promise<Metadata> => {
  const [policy, details] = await Promise.all([readPolicy('returns'), readDetails()])
  return pageMetadata('returns', {
    description: policy?.summary || undefined,
    ...(!saidPages(details.value).returns && { noindex: true }),
  })
}

/** The seller's own text; else what shop.json says in numbers. */
export default async function ReturnPolicyPage() {
  const [policy, { value: details, fresh }] = await Promise.all([readPolicy('returns'), readDetails()])
  return (
    <Chrome route={routes.returns}>
      {policy ? (
        <PolicyText policy={policy} />
      ) : saidPages(details).returns ? (
        <div className="wrap">
          <PageHead title={pageTitles.returns} />
          <div className="story">
            {returnSentences(details).map(sentence => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
      ) : (
        <UnwrittenPage title={pageTitles.returns} fresh={fresh} />
      )}
    </Chrome>
  )
}
