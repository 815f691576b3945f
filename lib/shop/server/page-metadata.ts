import 'server-only'
import type { Metadata } from 'next'
import type { PageRoute } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'

/** The configured site's host, never the request's (Rule 8). */
export const siteHost = () => new URL(env.siteUrl).host

/** The page's name and the host's name. */
export const pageTitle = (name: string) => `${name} | ${siteHost()}`

/** The head of a page: title, the one address of all its spellings (Rule 27), what robots may do. */
export const pageMetadata = (
  route: PageRoute,
  more: { title?: string; description?: string; canonical?: string } = {},
): Metadata => ({
  title: pageTitle(more.title ?? route.title),
  description: more.description,
  ...(route.noindex && { robots: { index: false, follow: true } }),
  alternates: { canonical: canonicalOf(route, more.canonical) },
})

const canonicalOf = ({ path }: PageRoute, given = path.includes('/:') ? undefined : path) =>
  given && new URL(given, env.siteUrl).href
