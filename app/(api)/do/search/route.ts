import { searchPath } from '#lib/catalogue/rules/search-path.ts'

export const dynamic = 'force-dynamic'

/** The search box without script: on to the results' own address. */
export const GET = (request: Request) =>
  new Response(null, {
    status: 303,
    headers: {
      location: searchPath(new URL(request.url).searchParams.get('q') ?? ''),
      'cache-control': 'no-store',
    },
  })
