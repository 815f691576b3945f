import 'server-only'
import { isBuilt } from '../settings/env.ts'
import { type FilledPage, type SharedPage, setFilledPage, setSharedPage } from './filled-pages.ts'
import type { FullResponse } from './response.ts'

/**
 * A filled page as a route of Next. Once it is loaded, the server before Next calls the page itself; Next answers the
 * first request, and what the page leaves to it. While developing, the route is made anew with each change.
 */
export function filledRoute(path: string, page: FilledPage) {
  if (isBuilt()) setFilledPage(path, page)
  return routeOf(path, page)
}

/** The same for a page that everybody gets alike: the server before Next keeps the last of its answers. */
export function sharedRoute(path: string, page: SharedPage) {
  if (isBuilt()) setSharedPage(path, page)
  return routeOf(path, page)
}

const routeOf =
  (path: string, page: FilledPage) =>
  async (request: Request): Promise<Response> => {
    const { pathname, searchParams: query, search } = new URL(request.url)
    const segment = path.includes(':') ? pathname.slice(pathname.lastIndexOf('/') + 1) : ''
    const headers = Object.fromEntries(request.headers)
    return asResponse(await page({ path: pathname, segment, query, search, headers }))
  }

const asResponse = ({ status, headers, body }: FullResponse) =>
  new Response(body ? String(body) : null, {
    status,
    headers: Object.entries(headers).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, String(value)]),
    ),
  })
