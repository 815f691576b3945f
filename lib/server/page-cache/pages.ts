import { STALE_MARK } from '#lib/constants.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { isNotFoundKey, isWholePage, type NextPage, pathOfKey, staleEntry } from '../next-internals.ts'
import { renderContext } from '../render/render-context.ts'
import { TEMPLATE_PATHS } from '../render/template-paths.ts'
import { env } from '../settings/env.ts'
import { type CachedPage, isTooLarge, packPage, unpackPage } from './cached-page.ts'
import { catalogueVersion } from './catalogue-version.ts'
import { type PageScript, replacedScripts } from './page-script.ts'

const GRACE_MS = 10_000
// The page was rendered without something that could not be loaded: it is shown, and not cached (Rule 40).
const INCOMPLETE = `<meta name="${STALE_MARK}"`

export const pageCache = (): LruCache<CachedPage> =>
  processWide(
    'pages',
    () => new LruCache<CachedPage>({ bytes: env.pageCacheMb * 1024 * 1024, bytesOf: page => page.bytes }),
  )

/** Not a path: the page that Next shows for a path which no file answers. */
export const NOT_FOUND = 'not-found'

/** The kept page of a path, if nothing that concerns it has changed since it was made. */
export function freshPage(path: string, now = Date.now()): CachedPage | undefined {
  const page = pageCache().get(path)
  return page && isFresh(page, path, now) ? page : undefined
}

/** The cached page of a path although it is stale, because a fresh render failed; served for a while before the next try. */
export function lastGoodPage(path: string, now = Date.now()): CachedPage | undefined {
  const page = pageCache().get(path)
  if (page) page.graceUntil = now + GRACE_MS
  return page
}

/** What Next finds in its cache: a fresh page, or where an old one may still be shown, that one and its age. */
export function pageForNext(key: string, now = Date.now()) {
  const path = nameOf(key)
  const page = pageCache().get(path)
  if (page?.key !== key) return null
  if (isFresh(page, path, now)) return { value: unpackPage(page), lastModified: now }
  if (!catalogueVersion().lenient) return null
  return staleEntry(unpackPage(page))
}

/** The path under which a page is about to be kept, for a page that is shown as it is and under one path. */
export function pathToBeKept(key: string, page: NextPage): string | undefined {
  const path = nameOf(key)
  const isOwn = path.startsWith('/') && path !== key && !path.startsWith(TEMPLATE_PATHS)
  const isKept = isFound(page) && !isTooLarge(page) && !page.html.includes(INCOMPLETE)
  return isOwn && isKept && !renderContext().getStore()?.failed ? path : undefined
}

/** Keeps what Next has made, if it is worth keeping. The page itself is changed into what shall be shown. */
export function cachePage(key: string, page: NextPage, script?: PageScript) {
  const made = renderContext().getStore()
  const path = nameOf(key)
  if (page.html.includes(INCOMPLETE)) {
    const last = lastGoodPage(path)
    if (last) {
      Object.assign(page, { status: 200 }, unpackPage(last))
      if (made) made.failed = false
    }
    return
  }
  // A missing page, a page that moved: the next visitor may find it otherwise.
  const since = made?.since ?? catalogueVersion().version
  const packed = isFound(page) ? packPage(key, page, since, script) : undefined
  keepScriptOf(pageCache().get(path), packed)
  if (packed) pageCache().put(path, packed)
  else pageCache().drop(path)
}

function keepScriptOf(old?: CachedPage, now?: CachedPage) {
  if (old?.script && old.script.hash !== now?.script?.hash) replacedScripts().put(old.script.hash, old.script)
}

const isFound = (page: NextPage) => (page.status ?? 200) === 200 && isWholePage(page)

const isFresh = (page: CachedPage, path: string, now: number) =>
  page.since >= catalogueVersion().lastChangeOf(path.includes('%') ? decoded(path) : path) ||
  page.graceUntil > now

/** A page is kept under the path that it answers; what Next renders beside (its own not-found page) under its key. */
function nameOf(key: string): string {
  const requested = renderContext().getStore()?.path
  if (isNotFoundKey(key)) return NOT_FOUND
  const path = pathOfKey(key)
  return requested !== undefined && decoded(requested) === decoded(path) ? requested : key
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
