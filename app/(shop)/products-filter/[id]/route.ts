import { listingResponse } from '#components/pages/listing-response.tsx'
import { paths } from '#lib/paths.ts'
import { sharedRoute } from '#lib/server/http/filled-route.ts'

/** Serves /products-section/{id} to a request with filters. */
export const GET = sharedRoute(paths.subcategoryWithQuery, request => listingResponse(request, 'subcategory'))
