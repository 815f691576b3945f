import { nothingFoundResponse } from '#components/pages/nothing-found-response.tsx'

/** The twin of /ProductNotFound for a request that says what was looked for. */
export const GET = (request: Request) => nothingFoundResponse(request)
