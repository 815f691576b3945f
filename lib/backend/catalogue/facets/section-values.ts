import 'server-only'
import { FACETS, type Facet, type Filters } from '#lib/contract/facets.ts'
import { cachedQuery } from '../../catalogue-cache.ts'
import { db } from '../../db/pool.ts'

/** One that a section's list can be filtered by, and how many products have it. */
export type SectionValue = { id: number; facet: Facet; key: string; value: string; count: number }

/** The values of a section, the most frequent first. */
export const sectionValues = (section: number): Promise<SectionValue[]> =>
  cachedQuery(`values of ${section}`, () => db.query<SectionValue>(VALUES, [section]))

/** Which of a section's values are meant; one that it does not have is as if it were not there (Rule 43). */
export const chosenOf = (values: readonly SectionValue[], filters: Filters = {}) =>
  FACETS.flatMap(facet => {
    const keys = new Set(filters[facet]?.map(value => value.toLowerCase()))
    return keys.size === 0 ? [] : values.filter(value => value.facet === facet && keys.has(value.key))
  })

const VALUES = {
  name: 'values of a section',
  text: `select v.id, v.facet, v.key, v.value, s.count from section_facets s join facet_values v on v.id = s.value_id
    where s.section_id = $1 order by s.count desc, v.key`,
}
