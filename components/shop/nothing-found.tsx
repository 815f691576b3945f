import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'

/** What a search without results says, with the term where it is known. */
export const NothingFound = ({ term }: { term?: string }) => (
  <EmptyState title={routes.productNotFound.title}>
    <p className="w-full min-w-0 max-w-prose text-muted">
      Nothing in the shop matches {term ? `“${term}”` : 'your search'}. Another spelling or a shorter word
      often helps, or look through the collections.
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink look="primary" href={pathOf('home')}>
        Go to Home
      </ButtonLink>
      <ButtonLink href={pathOf('home')}>Explore Products</ButtonLink>
    </div>
  </EmptyState>
)
