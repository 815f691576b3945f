import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { pathOf } from '#lib/paths.ts'
import { Chrome } from './chrome.tsx'

/** Any path that the shop does not have, and a product that is not there (any more). */
export const NotFoundScreen = () => (
  // An unknown path has no footer on wide screens.
  <Chrome route={{ footerWide: false }}>
    <EmptyState title="Page not found">
      <p className="max-w-prose text-muted">
        This page is not in the shop, or not any more. The search and the departments above lead to all that
        we have.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink look="primary" href={pathOf('home')}>
          Go to Home
        </ButtonLink>
        <ButtonLink href={pathOf('collections')}>Explore handpicked collections</ButtonLink>
      </div>
    </EmptyState>
  </Chrome>
)
