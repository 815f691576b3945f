import { listingResponse } from '#components/pages/listing-response.tsx'

type Context = { params: Promise<{ id: string }> }

/** The twin of /products-section2/{id} for a request with filters. */
export const GET = async (request: Request, { params }: Context) =>
  listingResponse(request, (await params).id, 'category')
