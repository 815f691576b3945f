import { nothingFoundResponse } from '#components/pages/nothing-found-response.tsx'
import { paths } from '#lib/paths.ts'
import { filledRoute } from '#lib/server/http/filled-route.ts'

/** Serves /ProductNotFound to a request that says what was looked for. */
export const GET = filledRoute(paths.productNotFoundWithQuery, nothingFoundResponse)
