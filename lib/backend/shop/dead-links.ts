import 'server-only'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { type PageRoute, routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { missingPage, missingProduct, missingSection } from '#messages/imports.ts'
import type { Db } from '../db/pool.ts'

/** Why a link within the shop is dead, by its address; links to other sites are not checked. */
export const deadLinks = async (from: Db, urls: readonly string[]): Promise<Map<string, string>> => {
  const targets = [...new Set(urls)].flatMap(url => {
    const path = ownPath(url)
    return path === undefined ? [] : [{ url, ...targetOf(path) }]
  })
  const ids = targets.flatMap(({ section = '' }) => (/^\d{1,9}$/.test(section) ? Number(section) : []))
  const slugs = targets.flatMap(({ slug }) => slug ?? [])
  if (targets.length === 0) return new Map()
  const existing = await from.one<{ ids: number[]; slugs: string[] }>(THERE, [ids, slugs])
  const found = { ids: new Set(existing?.ids.map(String)), slugs: new Set(existing?.slugs) }
  return new Map(
    targets.flatMap(({ url, section, slug, page }) => {
      if (section !== undefined)
        return found.ids.has(section.replace(/^0+/, '')) ? [] : [[url, missingSection(section)]]
      if (slug !== undefined) return found.slugs.has(slug) ? [] : [[url, missingProduct(slug)]]
      return page ? [] : [[url, missingPage]]
    }),
  )
}

/** The path of a link within this shop. */
const ownPath = (url: string) => {
  if (/^\/(?![/\\])/.test(url)) return url.replace(/[?#].*/s, '')
  if (!URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  return origin === new URL(env.siteUrl).origin ? pathname : undefined
}

type Target = { section?: string; slug?: string; page?: boolean }

const targetOf = (path: string): Target => {
  const [, id] = SECTION.exec(path) ?? []
  if (id !== undefined) return { section: decoded(id) }
  const [, slug] = PRODUCT.exec(path) ?? []
  if (slug !== undefined) return { slug: slugOf({ ASIN: decoded(slug) }) }
  return { page: NOT_OURS.test(path) || PAGES.some(page => page.test(path)) }
}

const SECTION = /^\/products-(?:section|filter)2?\/([^/]+)\/?$/i
const PRODUCT = /^\/(?:product|product-categoryy?|product-choice)\/([^/]+)\/?$/i
// Files and API calls are no pages and are not checked.
const NOT_OURS = /^\/(uploads|api|do)\//i
const PAGES = Object.values(routes)
  .flatMap(({ path, also = [] }: PageRoute) => [path, ...also])
  .map(path => new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'))

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text).normalize('NFC').replaceAll('\0', '')
  } catch {
    return text
  }
}

// A product without a code is found by its id as well.
const THERE = `select
  array(select id from sections where not withdrawn and id = any($1::int[])
    union select id from collections where not withdrawn and id = any($1::int[])) as ids,
  array(select slug from products where not withdrawn and slug = any($2::text[])
    union select id::text from products where not withdrawn and asin = ''
      and id in (select asked::int from unnest($2::text[]) asked where asked ~ '^[1-9][0-9]{0,8}$')) as slugs`
