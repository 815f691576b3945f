import { searchResponse } from '#components/pages/search-response.tsx'
import { termOf } from '#lib/catalogue/rules/search-path.ts'

type Context = { params: Promise<{ term: string }> }

export const GET = async (request: Request, { params }: Context) =>
  searchResponse(request, termOf((await params).term))
