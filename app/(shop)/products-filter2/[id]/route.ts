import { answerListing } from '#components/shop/listing-answer.tsx'

type Context = { params: Promise<{ id: string }> }

/** The twin of /products-section2/{id} for a request with filters. */
export const GET = async (request: Request, { params }: Context) =>
  answerListing(request, (await params).id, 'category')
