import { RETRY_SECONDS } from '#lib/constants.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { isPageEntry, type NextPage, PAGE, pathOfTag } from '../next-internals.ts'
import { renderContext } from '../render/render-context.ts'
import { hasOtherNonce } from '../security-policy/script-nonce.ts'
import { catalogueVersion } from './catalogue-version.ts'
import { cachePage, pageForNext } from './pages.ts'
import { postProcess } from './post-process.ts'

type Context = { kind?: string; tags?: string[]; softTags?: string[] }
type Other = { value: object; tags: string[]; since: number }

const others = new LruCache<Other>({ bytes: 16 * 1024 * 1024, bytesOf: ({ value }) => sizeOf(value) })

/** Next's `cacheHandler`: pages go to the page cache, with their headers and policy; everything else (data, routes) is cached here. */
export class NextCacheHandler {
  async get(key: string, context: Context) {
    if (context.kind === PAGE) return pageForNext(key)
    const found = others.get(key)
    const tags = [...(found?.tags ?? []), ...(context.tags ?? [])]
    if (!found || tags.concat('').some(tag => catalogueVersion().lastChangeOf(tag) > found.since)) return null
    return { value: found.value, lastModified: Date.now() }
  }

  async set(key: string, value: object | null, context: Context) {
    if (value === null) return
    if (isPageEntry(value)) {
      const made = renderContext().getStore()
      // Made for one request (a page that is not there, behind middleware), with that request's policy on it.
      if (hasOtherNonce(value.html, made?.nonce)) return
      postProcess(key, value, made?.nonce)
      if (made?.failed) Object.assign(value, unavailable(value))
      cachePage(key, value)
      return
    }
    const since = renderContext().getStore()?.since ?? catalogueVersion().version
    others.put(key, { value, tags: context.tags ?? [], since })
  }

  async revalidateTag(tags: string | string[]) {
    const paths = [tags].flat().map(pathOfTag)
    // Which pages hold some other tag is not looked up: all are made anew.
    catalogueVersion().invalidate(paths.every(path => path !== undefined) ? paths : undefined)
  }

  resetRequestCache() {}
}

/** What Next sends for a page that failed (Rule 48), also to a visitor who waited for the same page. */
const unavailable = ({ headers }: NextPage) => ({
  status: 503,
  headers: { ...headers, 'retry-after': String(RETRY_SECONDS), 'cache-control': 'private, no-store' },
})

const sizeOf = (value: object) => {
  const body = 'body' in value && Buffer.isBuffer(value.body) ? value.body.length : 0
  return body || JSON.stringify(value).length * 2
}
