import { searchResponse } from '#components/pages/search-response.tsx'
import { sharedRoute } from '#lib/server/http/filled-route.ts'

/** A search for nothing: everything there is. */
export const GET = sharedRoute('/Product-Serach', searchResponse)
