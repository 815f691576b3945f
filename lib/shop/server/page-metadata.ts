import 'server-only'
import type { Metadata } from 'next'
import { type PageName, type PageRoute, routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { pageTitles } from '../rules/page-titles.ts'

/** The configured site's host, never the request's (Rule 8). */
export const siteHost = () => new URL(env.siteUrl).host

/** The page's name and the host's name. */
export const pageTitle = (name: string) => `${name} | ${siteHost()}`

/** The head of a page: title, the one address of all its spellings (Rule 27), what robots may do. */
export const pageMetadata = (
  name: PageName,
  more: { title?: string; description?: string; canonical?: string; noindex?: true } = {},
): Metadata => ({
  title: pageTitle(more.title ?? pageTitles[name]),
  description: more.description,
  ...((more.noindex ?? routes[name].noindex) && { robots: { index: false, follow: true } }),
  alternates: { canonical: canonicalOf(routes[name], more.canonical) },
})

const canonicalOf = ({ path }: PageRoute, given = path.includes('/:') ? undefined : path) =>
  given && new URL(given, env.siteUrl).href
