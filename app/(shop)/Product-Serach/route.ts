import { searchResponse } from '#components/shop/search-response.tsx'

/** A search for nothing: everything there is. */
export const GET = (request: Request) => searchResponse(request, '')
