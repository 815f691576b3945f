import 'server-only'
import { shop } from '#lib/api/server/shop.ts'
import { isMissing, reasonOf } from '#lib/contract/api-error.ts'
import type { ListFacet } from '#lib/contract/catalogue-schemas.ts'
import type { Filters } from '#lib/contract/facets.ts'
import { isBuilding } from '#lib/server/next-internals.ts'
import { timeLeft } from '#lib/server/render/time-left.ts'

/** What a section's list can be filtered by. A list goes without where it is not told: another host may not know the call. */
export async function readFacets(subcat_id: number, filters: Filters = {}): Promise<ListFacet[]> {
  if (isBuilding()) return []
  try {
    return await shop.filters({ subcat_id, filters }, { signal: AbortSignal.timeout(timeLeft()) })
  } catch (cause) {
    if (!isMissing(cause)) console.error(`Filters: ${reasonOf(cause)}`)
    return []
  }
}
