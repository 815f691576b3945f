import { searchResponse } from '#components/pages/search-response.tsx'

/** A search for nothing: everything there is. */
export const GET = (request: Request) => searchResponse(request, '')
