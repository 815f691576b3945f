import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { pathOf } from '#lib/paths.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { goToHome } from '#messages/error-screen.ts'
import { exploreProducts, nothingMatches } from '#messages/shop-pages.ts'

/** What a search without results says, with the term where it is known. */
export const NothingFound = ({ term }: { term?: string }) => (
  <EmptyState title={pageTitles.productNotFound}>
    <p className="w-full min-w-0 max-w-prose text-muted">{nothingMatches(term)}</p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink look="primary" href={pathOf('home')}>
        {goToHome}
      </ButtonLink>
      <ButtonLink href={pathOf('home')}>{exploreProducts}</ButtonLink>
    </div>
  </EmptyState>
)
