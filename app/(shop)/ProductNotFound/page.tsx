import type { Metadata } from 'next'
import { Chrome } from '#components/shop/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata => pageMetadata(routes.productNotFound)

export default function ProductNotFoundPage() {
  return (
    <Chrome route={routes.productNotFound}>
      <EmptyState title={routes.productNotFound.title}>
        <p className="max-w-prose text-muted">
          Nothing in the shop matches your search. Another spelling or a shorter word often helps, or look
          through the collections.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink look="primary" href={pathOf('home')}>
            Go to Home
          </ButtonLink>
          <ButtonLink href={pathOf('home')}>Explore Products</ButtonLink>
        </div>
      </EmptyState>
    </Chrome>
  )
}
