import type { Metadata } from 'next'
import { Chrome } from '#components/shell/chrome.tsx'
import { PolicyText } from '#components/texts/policy-text.tsx'
import { UnwrittenPage } from '#components/texts/unwritten-page.tsx'
import type { PageName, PageRoute } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readPolicy } from '#lib/shop/server/read-policy.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'

export const policyMetadata = async (slug: string, page: PageName, canonical?: string): Promise<Metadata> => {
  const policy = await readPolicy(slug)
  return pageMetadata(page, {
    ...(policy && { title: policy.title, description: policy.summary || undefined }),
    ...(canonical && { canonical }),
    ...(!policy && { noindex: true }),
  })
}

/** A policy at an address that every shop has. */
export async function PolicyPage({ slug, route, title }: { slug: string; route: PageRoute; title: string }) {
  const [policy, { fresh }] = await Promise.all([readPolicy(slug), readDetails()])
  return (
    <Chrome route={route}>
      {policy ? <PolicyText policy={policy} /> : <UnwrittenPage title={title} fresh={fresh} />}
    </Chrome>
  )
}
