import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { somethingWrong } from '#messages/error.ts'
import { Chrome } from './chrome.tsx'
import { IncompleteMarker } from './incomplete-marker.tsx'

/** The product page while the shop does not answer. */
export const ProductUnknown = ({ slug }: { slug: string }) => (
  <Chrome route={routes.product}>
    <EmptyState title={somethingWrong}>
      <p className="max-w-prose text-muted">
        This product could not be loaded just now. Your cart and your orders are safe; trying again usually
        helps.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink look="primary" href={pathOf('product', slug)}>
          Try again
        </ButtonLink>
        <ButtonLink href={pathOf('home')}>Go to Home</ButtonLink>
      </div>
    </EmptyState>
    <IncompleteMarker />
  </Chrome>
)
