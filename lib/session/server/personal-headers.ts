import { readCookies } from '#lib/api/server/read-cookies.ts'
import type { PageRoute } from '#lib/routes.ts'
import type { PageRequest } from '#lib/server/http/filled-pages.ts'
import { spentCookies } from './spent-cookies.ts'

/** What is sent with a page that is one person's: nobody stores it (Rule 11), and cookies that it has used up go. */
export function personalHeaders(
  { headers }: Pick<PageRequest, 'headers'>,
  route?: PageRoute,
): Record<string, string | string[]> {
  const cookies = readCookies(headers.cookie)
  const spent = spentCookies({
    cookie: name => cookies[name],
    header: name => headers[name]?.toString(),
    route,
  })
  return { 'cache-control': 'private, no-store', ...(spent.length > 0 && { 'set-cookie': spent }) }
}
