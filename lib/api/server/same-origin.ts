import type { ApiCall } from '#lib/server/http/shared-api-handler.ts'
import { env } from '#lib/server/settings/env.ts'

/**
 * Whether a request comes from a page of this site. Current browsers send one of the first two headers; where both are
 * missing (proxy browsers, command lines) no other site's page can have sent a Lax cookie.
 */
export function isSameOrigin(request: Pick<ApiCall, 'headers'>, siteUrl = env.siteUrl): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const from = request.headers.get('origin') ?? request.headers.get('referer')
  // A page that tells nobody its address sends no origin either.
  if (site === 'same-origin' && from === 'null') return true
  if (from === null) return true
  const origin = URL.parse(from)
  if (!origin || !/^https?:$/.test(origin.protocol)) return false
  return origin.host === request.headers.get('host') || origin.origin === URL.parse(siteUrl)?.origin
}
