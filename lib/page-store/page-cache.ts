import { RETRY_SECONDS } from '../constants.ts'
import { beingMade } from './being-made.ts'
import { catalogueClock } from './catalogue-clock.ts'
import { dressPage } from './dress-page.ts'
import type { NextPage } from './kept-page.ts'
import { isMarkedByAnother } from './own-scripts.ts'
import { keepPage, pageForNext } from './page-store.ts'
import { Store } from './store.ts'

type Context = { kind?: string; tags?: string[]; softTags?: string[] }
type Other = { value: object; tags: string[]; since: number; bytes: number }

const PATH_TAG = '_N_T_'
const others = new Store<Other>(16 * 1024 * 1024)

/** Next's `cacheHandler`: pages go to the page store, dressed; what else is cached (data, routes) stays in here. */
export class PageCache {
  async get(key: string, context: Context) {
    if (context.kind === 'APP_PAGE') return pageForNext(key)
    const found = others.get(key)
    const tags = [...(found?.tags ?? []), ...(context.tags ?? [])]
    if (!found || tags.concat('').some(tag => catalogueClock().changed(tag) > found.since)) return null
    return { value: found.value, lastModified: Date.now() }
  }

  async set(key: string, value: object | null, context: Context) {
    if (value === null) return
    if (isPage(value)) {
      const made = beingMade().getStore()
      // Made for one request (a page that is not there, behind middleware), with that request's policy on it.
      if (isMarkedByAnother(value.html, made?.nonce)) return
      dressPage(key, value, made?.nonce)
      if (made?.failed) Object.assign(value, unavailable(value))
      keepPage(key, value)
      return
    }
    const since = beingMade().getStore()?.since ?? catalogueClock().version
    others.put(key, { value, tags: context.tags ?? [], since, bytes: sizeOf(value) })
  }

  async revalidateTag(tags: string | string[]) {
    const paths = [tags]
      .flat()
      .map(tag => (tag.startsWith(PATH_TAG) ? tag.slice(PATH_TAG.length) : undefined))
    // Which pages hold some other tag is not looked up: all are made anew.
    catalogueClock().move(paths.every(path => path !== undefined) ? paths : undefined)
  }

  resetRequestCache() {}
}

/** Ruling 48. Next sends it so; to a visitor who waited for the same page, too. */
const unavailable = ({ headers }: NextPage) => ({
  status: 503,
  headers: { ...headers, 'retry-after': String(RETRY_SECONDS), 'cache-control': 'private, no-store' },
})

const isPage = (value: object): value is NextPage => 'kind' in value && value.kind === 'APP_PAGE'

const sizeOf = (value: object) => {
  const body = 'body' in value && Buffer.isBuffer(value.body) ? value.body.length : 0
  return body || JSON.stringify(value).length * 2
}
