import { answerSearch } from '#components/shop/search-answer.tsx'

/** A search for nothing: everything there is. */
export const GET = (request: Request) => answerSearch(request, '')
