import { env } from '#lib/server/settings/env.ts'

// Pages that are not to be listed say so themselves (noindex): a page that may not be fetched could not.
const TEXT = `User-agent: *
Disallow: /api/
Disallow: /do/
Disallow: /auth/
Disallow: /token

Sitemap: ${new URL('/sitemap.xml', env.siteUrl).href}
`

export const dynamic = 'force-dynamic'

export const GET = () =>
  new Response(TEXT, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
