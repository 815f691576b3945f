import 'server-only'
import { cachedQuery } from '../../catalogue-cache.ts'
import { db } from '../../db/pool.ts'
import type { SectionValue } from './section-values.ts'

/** The countries in which goods of the whole shop are made, as a search is narrowed by them. */
export const shopCountries = (): Promise<SectionValue[]> =>
  cachedQuery('countries of origin', () => db.query<SectionValue>(COUNTRIES))

const COUNTRIES = {
  name: 'countries of origin',
  text: `select v.id, v.facet, v.key, v.value, sum(f.count)::int as count
    from section_facets f join sections s on s.id = f.section_id and s.level = 'group' join facet_values v on v.id = f.value_id
    where v.facet = 'country' group by v.id order by count desc, v.key`,
}
