import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { pathOf } from '#lib/routes.ts'
import { Chrome } from './chrome.tsx'

/** Any path that is no page. Storefront spec §2: on wide screens without the footer. */
export const NotFoundScreen = ({ title = 'This page does not exist' }: { title?: string }) => (
  <Chrome route={{ footerWide: false }}>
    <EmptyState title={title}>
      <p className="max-w-prose text-muted">
        The address may have been mistyped, or what it showed has left the shop.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink look="primary" href={pathOf('home')}>
          Go to Home
        </ButtonLink>
        <ButtonLink href={pathOf('collections')}>Explore Products</ButtonLink>
      </div>
    </EmptyState>
  </Chrome>
)
