import { searchResponse } from '#components/pages/search-response.tsx'
import { paths } from '#lib/paths.ts'
import { sharedRoute } from '#lib/server/http/filled-route.ts'

export const GET = sharedRoute(paths.search, searchResponse)
