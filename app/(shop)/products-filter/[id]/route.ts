import { listingResponse } from '#components/pages/listing-response.tsx'
import { paths } from '#lib/paths.ts'
import { filledRoute } from '#lib/server/http/filled-route.ts'

/** Serves /products-section/{id} to a request with filters. */
export const GET = filledRoute(paths.subcategoryWithQuery, request => listingResponse(request, 'subcategory'))
