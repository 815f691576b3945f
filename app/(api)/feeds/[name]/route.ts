import { serveFeed } from '#lib/backend/feeds/serve-feed.ts'
import { env } from '#lib/server/settings/env.ts'
import { feedsOff } from '#messages/feeds.ts'

export const dynamic = 'force-dynamic'

/** The catalogue for Google and Meta. Another host's products are its own to tell. */
const answer = async (request: Request, { params }: { params: Promise<{ name: string }> }) =>
  env.apiHost
    ? new Response(feedsOff, { status: 404, headers: PLAIN })
    : serveFeed(request, (await params).name)

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

export { answer as GET, answer as HEAD }
