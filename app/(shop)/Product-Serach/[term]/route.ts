import { searchResponse } from '#components/pages/search-response.tsx'
import { paths } from '#lib/paths.ts'
import { filledRoute } from '#lib/server/http/filled-route.ts'

export const GET = filledRoute(paths.search, searchResponse)
