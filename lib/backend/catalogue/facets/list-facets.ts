import 'server-only'
import type { ListFacet } from '#lib/contract/catalogue-schemas.ts'
import { EXACT_COUNT, FACETS, HOME_COUNTRY } from '#lib/contract/facets.ts'
import type { ValueCounts } from './count-values.ts'
import type { SectionValue } from './section-values.ts'

// Where nothing is imported there is nothing to choose (Rule 75).
const isForeign = ({ value }: SectionValue) => value !== HOME_COUNTRY

/** The facets of a list for the API. One with a single value narrows nothing, so it is left out unless it is chosen. */
export const listFacets = (
  values: readonly SectionValue[],
  chosen: readonly SectionValue[],
  counts?: ValueCounts,
): ListFacet[] =>
  FACETS.flatMap(name => {
    const own = values.filter(({ facet }) => facet === name)
    const isChosen = own.some(value => chosen.includes(value))
    const isUseful = isChosen || (name === 'country' ? own.some(isForeign) : own.length > 1)
    if (!isUseful) return []
    const counted = own.map(value => {
      const count = counts ? (counts.of.get(value.id) ?? 0) : value.count
      return {
        value: value.value,
        count: Math.min(count, EXACT_COUNT),
        countIsAtLeast: count > EXACT_COUNT,
        chosen: chosen.includes(value),
      }
    })
    return [{ name, values: counted.filter(value => value.count > 0 || value.chosen) }]
  })
