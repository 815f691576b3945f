import 'server-only'
import type { ListFacet } from '#lib/contract/catalogue-schemas.ts'
import { env } from '#lib/server/settings/env.ts'
import { readFacets } from './read-facets.ts'

/** By which countries of origin a search can be narrowed. Another host tells none, and no search waits to hear that. */
export const readCountries = async (country?: string[]): Promise<ListFacet[]> =>
  env.apiHost ? [] : readFacets(0, country ? { country } : {})
