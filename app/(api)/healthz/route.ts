export const dynamic = 'force-dynamic'

/** The process is up. Whether it can serve is /readyz. */
export const GET = () => new Response('ok\n', { headers: { 'Cache-Control': 'no-store' } })
