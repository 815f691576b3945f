import { Icon } from '#components/ui/icon.tsx'
import { type ListingQuery, listingHref } from '#lib/catalogue/rules/listing-query.ts'
import { pagesAround } from '#lib/catalogue/rules/pages-around.ts'
import { nextPage, pageNumbered, pagesLabel, previousPage } from '#messages/catalogue-pages.ts'

type Props = { path: string; query: ListingQuery; pages: number }

/** The pages of a list as real links. */
export function Pager({ path, query, pages }: Props) {
  const { page } = query
  if (pages < 2 || page > pages) return null
  return (
    <nav aria-label={pagesLabel} className="mt-8 flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <a
          className="press"
          rel="prev"
          href={listingHref(path, query, { page: page - 1 })}
          aria-label={previousPage}
        >
          <Icon name="left" />
        </a>
      )}
      {pagesAround(page, pages).map((each, place) =>
        each === undefined ? (
          <span key={`gap-${place}`} className="px-1 text-muted">
            …
          </span>
        ) : (
          <a
            key={each}
            className="page-link"
            href={listingHref(path, query, { page: each })}
            aria-label={pageNumbered(each)}
            aria-current={each === page ? 'page' : undefined}
          >
            {each}
          </a>
        ),
      )}
      {page < pages && (
        <a
          className="press"
          rel="next"
          href={listingHref(path, query, { page: page + 1 })}
          aria-label={nextPage}
        >
          <Icon name="right" />
        </a>
      )}
    </nav>
  )
}
