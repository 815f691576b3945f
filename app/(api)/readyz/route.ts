import { isReady } from '#lib/backend/is-ready.ts'

export const dynamic = 'force-dynamic'

/** 200 when a request can be answered: the database is there and migrated, and nobody is stopping the shop. */
export const GET = async (request: Request) => {
  const withoutDatabase = new URL(request.url).searchParams.get('without') === 'database'
  const state = await isReady({ withoutDatabase })
  const headers = { 'Cache-Control': 'no-store' }
  return new Response(`${state}\n`, { status: state === 'ready' ? 200 : 503, headers })
}
