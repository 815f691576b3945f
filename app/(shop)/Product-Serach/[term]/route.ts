import { answerSearch } from '#components/shop/search-answer.tsx'
import { termOf } from '#lib/catalogue/rules/search-path.ts'

type Context = { params: Promise<{ term: string }> }

export const GET = async (request: Request, { params }: Context) =>
  answerSearch(request, termOf((await params).term))
