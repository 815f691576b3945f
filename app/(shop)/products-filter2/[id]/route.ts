import { listingResponse } from '#components/pages/listing-response.tsx'
import { paths } from '#lib/paths.ts'
import { sharedRoute } from '#lib/server/http/filled-route.ts'

/** The twin of /products-section2/{id} for a request with filters. */
export const GET = sharedRoute(paths.categoryTwin, asked => listingResponse(asked, 'category'))
