import 'server-only'
import type { Metadata } from 'next'
import { env } from '../env.ts'
import type { PageRoute } from '../routes.ts'

/** Ruling 8: the configured site's host, never the request's. */
export const siteHost = () => new URL(env.siteUrl).host

/** Account spec §2: page name plus host name. */
export const pageTitle = (name: string) => `${name} | ${siteHost()}`

/** The head of a page: title, canonical (for a page of its own path), what robots may do. */
export const pageMetadata = (
  route: PageRoute,
  more: { title?: string; description?: string; canonical?: string } = {},
): Metadata => ({
  title: pageTitle(more.title ?? route.title),
  description: more.description,
  ...(route.noindex
    ? { robots: { index: false, follow: true } }
    : { alternates: { canonical: new URL(more.canonical ?? route.path, env.siteUrl).href } }),
})
