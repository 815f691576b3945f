import { contract } from '#lib/contract/index.ts'
import { DESK, isDeskPath } from '#lib/desk/rules/desk-path.ts'
import type { ReadFormPath } from '#lib/linked-paths.ts'
import { messages } from '#lib/message-table.ts'
import { canonicalPath, type PageRoute, routes, servedPath } from '#lib/routes.ts'
import { NEXT_URL } from '../next-internals.mjs'
import { isNextsOwnPath } from '../next-internals.ts'
import { TEMPLATE_PATHS } from '../render/template-paths.ts'
import { env } from '../settings/env.ts'
import { errorResponse } from './error-response.ts'
import { isProgramPath } from './program-path.ts'
import type { FullResponse } from './response.ts'

export type Accepted = { url: string; path: string; refused?: undefined }
export type RoutedRequest = Accepted | { refused: FullResponse }

const LONGEST_URL = 4096
const VERBS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE']
/** A path of ours that no file answers: Next shows the shop's not-found screen for it. */
export const UNKNOWN_PATH = '/no-such-page'

const shapeOf = ({ path }: PageRoute) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`)
const pagePaths = Object.values(routes).map(shapeOf)
const staticPaths = Object.values(routes)
  .filter(({ rendering }) => rendering === 'static')
  .map(shapeOf)
const calls = Map.groupBy(Object.values(contract), ({ path }) => path)

/** What becomes of a request before Next sees it: the spelling it is served under, or a refusal. */
export function routeRequest(method: string, url: string): RoutedRequest {
  const target = url.startsWith('/') ? url : withoutHost(url)
  if (target.length > LONGEST_URL) return { refused: errorResponse(414, messages.addressTooLong, target) }
  const mark = target.indexOf('?')
  const path = plainlySpelled(mark < 0 ? target : target.slice(0, mark))
  const query = mark < 0 ? '' : target.slice(mark)
  if (!isWellFormed(path) && isProgramPath(path))
    return { refused: errorResponse(404, messages.noSuchProgramCall, path) }
  if (!isWellFormed(path)) return serve(method, UNKNOWN_PATH, '')
  return serve(
    method,
    query ? servedPath(path, new URLSearchParams(query)) : canonicalPath(path),
    readable(query),
  )
}

function serve(method: string, path: string, query: string): RoutedRequest {
  // Another host's shop is run there.
  if (env.apiHost && isDeskPath(path)) return serve(method, UNKNOWN_PATH, '')
  if (env.apiHost && isProgramPath(path))
    return { refused: errorResponse(404, messages.programsElsewhere, path) }
  const allowed = allowedVerbs(path)
  if (method === 'OPTIONS' && isPage(path))
    return { refused: errorResponse(204, '', path, { allow: allowed }) }
  if (!VERBS.includes(method)) return { refused: errorResponse(501, messages.verbUnknown, path) }
  if (!allowed.includes(method))
    return { refused: errorResponse(405, messages.verbNotAllowed, path, { allow: allowed }) }
  return isNextsOwnPath(path) ? { url: UNKNOWN_PATH, path: UNKNOWN_PATH } : { url: path + query, path }
}

const READ = ['GET', 'HEAD', 'OPTIONS']
export const READ_FORMS: readonly string[] = ['/do/search', '/do/session/expired'] satisfies ReadFormPath[]

function allowedVerbs(path: string): string[] {
  if (path.startsWith('/do/')) return READ_FORMS.includes(path) ? READ : ['POST', 'OPTIONS']
  // Each of these calls says itself which it takes.
  if (isProgramPath(path)) return VERBS.filter(verb => verb !== 'TRACE')
  if (path === DESK_UPLOADS) return ['POST', 'OPTIONS']
  if (path.startsWith(`${DESK_UPLOADS}/`)) return [...READ, 'PATCH', 'DELETE']
  if (isDeskPath(path)) return path.startsWith(DESK_FORMS) ? ['POST', 'OPTIONS'] : READ
  const rows = calls.get(path)
  if (rows) return [...new Set(rows.flatMap(({ method }) => (method === 'GET' ? READ : [method, 'OPTIONS'])))]
  return isPage(path) || isFile(path) || path.startsWith('/feeds/') || path.startsWith(NEXT_URL)
    ? READ
    : [...READ, 'POST']
}

const DESK_FORMS = `${DESK}/do/`
const DESK_UPLOADS = `${DESK}/upload`

// Those of public/, robots.txt and the like: Next answers 500 to a post of one.
const isFile = (path: string) => /^\/[^/]+\.\w+$/.test(path)

/** Whether a path is a call of the API. */
export const isCall = (path: string) => calls.has(path)

/** Whether a path is one of the shop's pages, in its canonical spelling. */
export const isPage = (path: string) => pagePaths.some(page => page.test(path))

/** Whether it is rendered once for everybody: a static page, or a page template. */
export const isStatic = (path: string) =>
  staticPaths.some(page => page.test(path)) || path.startsWith(TEMPLATE_PATHS)

// An absolute-form target names its host again; Next would take that name for a path.
const withoutHost = (url: string) => url.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')

// Letters that are written as %41 are the same letters, and Next reads them so: what is asked of a path here would miss them.
const plainlySpelled = (path: string) =>
  path.includes('%')
    ? path.replace(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, decodeURIComponent)
    : path

function isWellFormed(path: string) {
  if (path.includes('//') || path.includes('\\')) return false
  try {
    const parts = path.split('/').map(decodeURIComponent)
    return !parts.some(part => part === '.' || part === '..' || /\p{Cc}/u.test(part))
  } catch {
    return false
  }
}

// A query is a visitor's to write: what does not decode is left out, and so is NUL, which PostgreSQL refuses.
const readable = (query: string) =>
  query && `${query[0]}${query.slice(1).split('&').filter(isReadable).join('&')}`

function isReadable(pair: string) {
  try {
    return !decodeURIComponent(pair).includes('\0')
  } catch {
    return false
  }
}
