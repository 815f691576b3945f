import { contract } from '#lib/contract/index.ts'
import { V1 } from '#lib/contract/v1/program-call.ts'
import { routes } from '#lib/routes.ts'
import { NEXT_URL } from '../next-internals.mjs'

/**
 * By which name a request is counted: a page's or a call's path as it is written in the table, never with a visitor's
 * words in it. So there are only so many, and none tells a key, a product or a person.
 */
export function routeLabel(target: string): string {
  const path = target.split('?')[0]?.toLowerCase() ?? ''
  if (path.startsWith(NEXT_URL.toLowerCase())) return 'built file'
  if (path.startsWith('/uploads/')) return 'picture'
  if (path.startsWith('/share/')) return 'share card'
  if (path.startsWith('/do/')) return 'form'
  if (path.startsWith('/desk/do/')) return 'desk form'
  if (path === '/desk' || path.startsWith('/desk/')) return 'desk'
  if (path.startsWith('/feeds/')) return 'feed'
  if (path.startsWith(`${V1}/`)) return 'program call'
  const call = CALLS.get(path)
  if (call) return call
  return PAGES.find(({ shape }) => shape.test(path))?.path ?? OTHERS.find(other => path === other) ?? 'other'
}

const OTHERS = [
  '/healthz',
  '/readyz',
  '/webhook',
  '/message-webhook',
  '/payment-callback',
  '/robots.txt',
  '/sitemap.xml',
]

const CALLS = new Map(Object.values(contract).map(({ path }) => [path.toLowerCase(), path]))

const PAGES = Object.values(routes).flatMap(
  ({ path, also = [] }: { path: string; also?: readonly string[] }) =>
    [path, ...also].map(spelled => ({
      path,
      shape: new RegExp(`^${spelled.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
    })),
)
