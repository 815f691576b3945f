import { Chrome } from '#components/shell/chrome.tsx'
import { IncompleteMarker } from '#components/shell/incomplete-marker.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { somethingWrong } from '#messages/error.ts'
import { goToHome, tryAgain } from '#messages/error-screen.ts'
import { productNotLoaded } from '#messages/shop-pages.ts'

/** The product page while the shop does not answer. */
export const ProductUnknown = ({ slug }: { slug: string }) => (
  <Chrome route={routes.product}>
    <EmptyState title={somethingWrong}>
      <p className="max-w-prose text-muted">{productNotLoaded}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink look="primary" href={pathOf('product', slug)}>
          {tryAgain}
        </ButtonLink>
        <ButtonLink href={pathOf('home')}>{goToHome}</ButtonLink>
      </div>
    </EmptyState>
    <IncompleteMarker />
  </Chrome>
)
