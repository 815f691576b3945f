import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { pathOf } from '#lib/paths.ts'
import { goToHome } from '#messages/error-screen.ts'
import { exploreCollections, pageNotFound, pageNotInShop } from '#messages/shop-pages.ts'
import { Chrome } from './chrome.tsx'

/** Any path that the shop does not have, and a product that is not there (any more). */
export const NotFoundScreen = () => (
  // An unknown path has no footer on wide screens.
  <Chrome route={{ footerWide: false }}>
    <EmptyState title={pageNotFound}>
      <p className="max-w-prose text-muted">{pageNotInShop}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink look="primary" href={pathOf('home')}>
          {goToHome}
        </ButtonLink>
        <ButtonLink href={pathOf('collections')}>{exploreCollections}</ButtonLink>
      </div>
    </EmptyState>
  </Chrome>
)
