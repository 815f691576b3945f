import { answerNothingFound } from '#components/shop/nothing-found-answer.tsx'

/** The twin of /ProductNotFound for a request that says what was looked for. */
export const GET = (request: Request) => answerNothingFound(request)
