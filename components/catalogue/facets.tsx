import { countryName } from '#lib/catalogue/rules/country-name.ts'
import { toggled } from '#lib/catalogue/rules/filter-query.ts'
import { type ListingQuery, listingHref } from '#lib/catalogue/rules/listing-query.ts'
import type { ListFacet } from '#lib/contract/catalogue-schemas.ts'
import type { Facet } from '#lib/contract/facets.ts'
import { countedShort, facetWords, inStockOnly, stockHeading } from '#messages/catalogue-pages.ts'
import { locale } from '#messages/language.ts'

type Props = {
  path: string
  query: ListingQuery
  facets: readonly ListFacet[]
  /** What is counted is of the whole shop then, and not told. */
  isSearch?: boolean
}

/** What the list can be narrowed by, each with how many products it would leave; a chosen one is taken off by its link. */
export const Facets = ({ path, query, facets, isSearch = false }: Props) => (
  <>
    {facets.map(
      ({ name, values }) =>
        name !== 'price' && (
          <nav key={name} aria-label={facetWords[name]}>
            <h2 className="facet">{facetWords[name]}</h2>
            <ul className="values">
              {inOrder(name, values).map(({ value, count, countIsAtLeast, chosen }) => (
                <li key={value}>
                  <a
                    href={listingHref(path, query, { filters: toggled(query.filters, name, value) })}
                    aria-current={chosen ? 'true' : undefined}
                  >
                    <span>{facetValue(name, value)}</span>{' '}
                    {!isSearch && <small>{inWords(count, countIsAtLeast)}</small>}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ),
    )}
    {facets.length > 0 && !isSearch && (
      <nav aria-label={stockHeading}>
        <h2 className="facet">{stockHeading}</h2>
        <ul className="values">
          <li>
            <a
              href={listingHref(path, query, { inStock: !query.inStock })}
              aria-current={query.inStock ? 'true' : undefined}
            >
              <span>{inStockOnly}</span>
            </a>
          </li>
        </ul>
      </nav>
    )}
  </>
)

/** Countries stand by their names, so that one is found among many; all else by how frequent it is. */
const inOrder = (name: Facet, values: ListFacet['values']) =>
  name === 'country'
    ? values.toSorted((a, b) => countryName(a.value).localeCompare(countryName(b.value), locale))
    : values

/** What stands for a value of a filter. */
export const facetValue = (name: string, value: string) =>
  name === 'country' ? countryName(value.toUpperCase()) : value

export const inWords = (count: number, isAtLeast: boolean) =>
  countedShort(count.toLocaleString(locale), isAtLeast)
