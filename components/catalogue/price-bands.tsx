import { bandName, type ListingQuery, listingHref } from '#lib/catalogue/rules/listing-query.ts'
import type { ListFacet } from '#lib/contract/catalogue-schemas.ts'
import type { PriceBand } from '#lib/contract/shop-schemas.ts'
import { rupee } from '#lib/rules/price.ts'
import { allPrices, priceHeading } from '#messages/catalogue-pages.ts'
import { inWords } from './facets.tsx'

type Props = {
  path: string
  query: ListingQuery
  bands: readonly PriceBand[]
  facets?: readonly ListFacet[]
}

/** The price bands as links: the chosen one is marked, All Prices removes it (Rule 28). */
export const PriceBands = ({ path, query, bands, facets = [] }: Props) =>
  bands.length > 0 && (
    <nav aria-label={priceHeading}>
      <h2 className="facet">{priceHeading}</h2>
      <ul className="flex flex-wrap gap-2">
        <li>
          <a
            className="chip"
            href={listingHref(path, query, { band: undefined })}
            aria-current={query.band ? undefined : 'true'}
          >
            {allPrices}
          </a>
        </li>
        {bands.map(band => (
          <li key={bandName(band)}>
            <a
              className="chip"
              href={listingHref(path, query, { band })}
              aria-current={query.band && bandName(query.band) === bandName(band) ? 'true' : undefined}
            >
              {rupee(band.min)} – {rupee(band.max)}
              <Count of={bandName(band)} facets={facets} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )

const Count = ({ of, facets }: { of: string; facets: readonly ListFacet[] }) => {
  const found = facets.find(({ name }) => name === 'price')?.values.find(({ value }) => value === of)
  return found && <small>{inWords(found.count, found.countIsAtLeast)}</small>
}
