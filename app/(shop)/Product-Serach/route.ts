import { searchResponse } from '#components/pages/search-response.tsx'
import { filledRoute } from '#lib/server/http/filled-route.ts'

/** A search for nothing: everything there is. */
export const GET = filledRoute('/Product-Serach', searchResponse)
