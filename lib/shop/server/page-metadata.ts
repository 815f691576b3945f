import 'server-only'
import type { Metadata } from 'next'
import { type PageName, type PageRoute, routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { pageTitles } from '../rules/page-titles.ts'

/** The configured site's host, never the request's (Rule 8). */
export const siteHost = () => new URL(env.siteUrl).host

/** The page's title and the name of the host. */
export const pageTitle = (name: string) => `${name} | ${siteHost()}`

/** The head of a page: its title, its one canonical address (Rule 27), and what robots may do. */
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
