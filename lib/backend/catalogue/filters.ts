import 'server-only'
import type { ListFacet } from '#lib/contract/catalogue-schemas.ts'
import type { Checked } from '#lib/contract/index.ts'
import { countValues } from './facets/count-values.ts'
import { listFacets } from './facets/list-facets.ts'
import { chosenOf, sectionValues } from './facets/section-values.ts'
import { shopCountries } from './facets/shop-countries.ts'
import { sectionById } from './sections.ts'

/** What the list of a section can be filtered by, beside what is chosen already; without a section, what a search can be. */
export const filters = async (request: Checked<'filters'>): Promise<ListFacet[]> => {
  if (request.subcat_id === 0) {
    const countries = await shopCountries()
    return listFacets(countries, chosenOf(countries, request.filters))
  }
  const section = await sectionById(request.subcat_id)
  if (!section) return []
  const values = await sectionValues(section.id)
  const chosen = chosenOf(values, request.filters)
  if (chosen.length === 0) return listFacets(values, chosen)
  return listFacets(values, chosen, await countValues(section.id, values, chosen))
}
