import type { ReactNode } from 'react'
import { ButtonLink, buttonClass } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { filterWords, STOCK, toggled } from '#lib/catalogue/rules/filter-query.ts'
import {
  bandName,
  isBeyond,
  isFiltered,
  type ListingQuery,
  listingHref,
  withFiltersHref,
} from '#lib/catalogue/rules/listing-query.ts'
import type { Listed } from '#lib/catalogue/server/read-products.ts'
import { PAGE_SIZE, PRICE_BANDS } from '#lib/constants.ts'
import type { ListFacet, Product } from '#lib/contract/catalogue-schemas.ts'
import type { Facet } from '#lib/contract/facets.ts'
import type { PriceBand } from '#lib/contract/shop-schemas.ts'
import { rupee } from '#lib/rules/price.ts'
import { noProducts, pageBeyond, productsFailedLater } from '#messages/catalogue.ts'
import {
  closeFilters,
  filters,
  goButton,
  goToLastPage,
  inStockOnly,
  moreFilters,
  productsCounted,
  productsHeading,
  removeFilter,
  searchHere,
  searchThisList,
  showAllOfList,
} from '#messages/catalogue-pages.ts'
import { tryAgain } from '#messages/error-screen.ts'
import { locale } from '#messages/language.ts'
import { Facets, facetValue } from './facets.tsx'
import { Pager } from './pager.tsx'
import { FIRST_ROW } from './preload-pictures.ts'
import { PriceBands } from './price-bands.tsx'
import { ProductCard } from './product-card.tsx'
import { SortBox } from './sort-box.tsx'

type Props = {
  /** The listing's own address, filters aside. */
  path: string
  query: ListingQuery
  /** The ranges of prices that it offers. */
  bands?: readonly PriceBand[]
  listed: Listed
  /** The tree, or the panel of categories, beside it. */
  side: ReactNode
  /** A search box inside the listing, on wide screens. */
  searchable?: boolean
  /** What it can be filtered by. */
  facets?: readonly ListFacet[]
  /** The same of a search, which does not tell how many would be left. */
  countries?: readonly ListFacet[]
  /** Whether it is a page that has no room for them. */
  hasMoreFilters?: boolean
  corner?: (product: Product) => ReactNode
}

const SHEET = 'filters'

/** A list of products with what narrows and orders it. All of it is links and GET forms: the address says everything. */
export const Listing = ({
  path,
  query,
  bands = PRICE_BANDS,
  listed,
  side,
  searchable,
  facets = [],
  countries = [],
  hasMoreFilters,
  corner,
}: Props) => (
  <div className="listing wrap">
    <aside id={SHEET} popover="auto" className="filters" aria-label={filters}>
      <div className="flex items-center justify-between wide:hidden">
        <b>{filters}</b>
        <button
          type="button"
          className="press"
          popoverTarget={SHEET}
          popoverTargetAction="hide"
          aria-label={closeFilters}
        >
          <Icon name="close" />
        </button>
      </div>
      <PriceBands path={path} query={query} bands={bands} facets={facets} />
      <Facets path={path} query={query} facets={facets} />
      {countries.length > 0 && <Facets path={path} query={query} facets={countries} isSearch />}
      {hasMoreFilters && (
        <a className="link mt-4 inline-block" href={withFiltersHref(path, query)}>
          {moreFilters}
        </a>
      )}
      {side}
    </aside>
    <section aria-labelledby="products">
      <h2 id="products" className="sr-only">
        {productsHeading}
      </h2>
      <div className="toolbar">
        <p className="text-sm text-muted" role="status">
          {counted(listed)}
        </p>
        <button type="button" className={buttonClass('plain', 'small', 'wide:hidden')} popoverTarget={SHEET}>
          <Icon name="filter" /> {filters}
        </button>
        <form action={path} className="toolbar-form">
          {searchable ? (
            <input
              className="input max-wide:hidden"
              type="search"
              name="q"
              defaultValue={query.q}
              placeholder={searchHere}
              aria-label={searchThisList}
            />
          ) : null}
          {query.band && <input type="hidden" name="price" value={bandName(query.band)} />}
          {filterWords(query).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <SortBox sort={query.sort} />
          <button type="submit" className={buttonClass('plain', 'small')}>
            {goButton}
          </button>
        </form>
      </div>
      <Chips path={path} query={query} />
      <Grid path={path} query={query} listed={listed} corner={corner} />
      <Pager path={path} query={query} pages={Math.ceil(listed.total / PAGE_SIZE)} />
    </section>
  </div>
)

function Grid({ path, query, listed, corner }: Pick<Props, 'path' | 'query' | 'listed' | 'corner'>) {
  if (listed.failed)
    return (
      <Notice tone="bad">
        <p>{productsFailedLater}</p>
        <a className="link" href={listingHref(path, query, { page: query.page })}>
          {tryAgain}
        </a>
      </Notice>
    )
  if (isBeyond(query, listed)) {
    const last = Math.max(1, Math.ceil(listed.total / PAGE_SIZE))
    return (
      <div className="grid justify-items-start gap-4 py-8">
        <p className="text-lg">{pageBeyond}</p>
        <ButtonLink href={listingHref(path, query, { page: last })}>{goToLastPage}</ButtonLink>
      </div>
    )
  }
  if (listed.products.length === 0)
    return (
      <div className="grid justify-items-start gap-4 py-8">
        <p className="text-lg">{noProducts}</p>
        {isFiltered(query) && <ButtonLink href={path}>{showAllOfList}</ButtonLink>}
      </div>
    )
  return (
    <ul className="grid-cards">
      {listed.products.map((product, place) => (
        <li key={product.id}>
          <ProductCard product={product} eager={place < FIRST_ROW} corner={corner?.(product)} />
        </li>
      ))}
    </ul>
  )
}

/** What narrows the list just now, each with the way to take it off. */
function Chips({ path, query }: Pick<Props, 'path' | 'query'>) {
  if (!isFiltered(query)) return null
  return (
    <ul className="mb-4 flex flex-wrap gap-2">
      {query.band && (
        <li>
          <a className="chip" href={listingHref(path, query, { band: undefined })}>
            {rupee(query.band.min)} – {rupee(query.band.max)} <Icon name="close" className="size-4" />
            <span className="sr-only">{removeFilter}</span>
          </a>
        </li>
      )}
      {filterWords(query).map(([name, value]) => (
        <li key={`${name} ${value}`}>
          <a className="chip" href={hrefWithout(path, query, name, value)} rel="nofollow">
            {name === STOCK ? inStockOnly : facetValue(name, value)} <Icon name="close" className="size-4" />
            <span className="sr-only">{removeFilter}</span>
          </a>
        </li>
      ))}
      {query.q && (
        <li>
          <a className="chip" href={listingHref(path, query, { q: '' })}>
            “{query.q}” <Icon name="close" className="size-4" />
            <span className="sr-only">{removeFilter}</span>
          </a>
        </li>
      )}
    </ul>
  )
}

const hrefWithout = (path: string, query: ListingQuery, name: string, value: string) =>
  listingHref(
    path,
    query,
    name === STOCK ? { inStock: false } : { filters: toggled(query.filters, name as Facet, value) },
  )

const counted = ({ total, totalIsAtLeast, failed }: Listed) =>
  failed ? '' : productsCounted(`${total.toLocaleString(locale)}${totalIsAtLeast ? '+' : ''}`, total === 1)
