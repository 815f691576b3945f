import 'server-only'
import { FACETS } from '#lib/contract/facets.ts'
import { isBetween } from '../band-price.ts'
import type { Prices } from '../listing.ts'
import type { Section } from '../sections.ts'
import type { SectionValue } from './section-values.ts'

export type Narrowed = {
  section: Section
  chosen: readonly SectionValue[]
  inStock: boolean
  prices?: Prices
}

/** Whether more is asked than values, by which products are counted. */
export const isNarrowed = ({ inStock, prices }: Narrowed) => inStock || prices !== undefined

/**
 * What must be so of a product `p` whose values are in `column`, with parameters from the nth on: it is listed in the
 * section, and of each facet that is chosen it has one of the values.
 */
export const conditionsOf = ({ section, chosen, inStock, prices }: Narrowed, column: string, nth: number) => {
  const groups = FACETS.map(facet => chosen.filter(value => value.facet === facet).map(({ id }) => id))
  const several = groups.filter(ids => ids.length > 1)
  const values: unknown[] = [
    [-section.id, ...groups.filter(ids => ids.length === 1).flat()],
    ...several,
    ...(prices ? [prices.minPaise, prices.maxPaise] : []),
  ]
  const after = nth + 1 + several.length
  return {
    sql: [
      `${column} @> $${nth}::int[]`,
      ...several.map((_, n) => `${column} && $${nth + 1 + n}::int[]`),
      ...(prices ? [isBetween('p', `$${after}`, `$${after + 1}`)] : []),
      ...(inStock ? [IN_STOCK] : []),
    ].join(' and '),
    values,
    name: `${several.length} ${prices !== undefined} ${inStock}`,
  }
}

const IN_STOCK = `(exists (select from product_sizes z where z.product_id = p.id and z.stock > 0)
  or (p.slots <> '{}' and exists (select from variants v where v.product_id = p.id and not v.withdrawn
    and (v.unlimited or v.promise <> ''))))`
