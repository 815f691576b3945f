import path from 'node:path'
import { pathToFileURL } from 'node:url'

const internals = path.join(process.env.PROBE_ROOT, 'lib/server/next-internals.ts')
const { staleEntry } = await import(pathToFileURL(internals))
const { context, seen, state } = globalThis.probe

const pages = new Map()
const note = (verb, details) => seen.push({ verb, asker: context.getStore()?.asker, ...details })

/** Next's `cacheHandler`, which records its calls. */
export default class RecordingCache {
  async get(key, { kind }) {
    note('get', { key, kind })
    const value = pages.get(key)
    if (!value) return null
    return state.stale ? staleEntry(value) : { value, lastModified: Date.now() }
  }

  async set(key, value) {
    note('set', { key, value: value && { ...value, headers: { ...value.headers } } })
    if (value?.headers)
      Object.assign(value.headers, {
        'content-security-policy': 'probe',
        'cache-control': 'public, max-age=7',
      })
    pages.set(key, value)
  }

  async revalidateTag(tags) {
    note('tag', { tags: [tags].flat() })
    pages.clear()
  }

  resetRequestCache() {}
}
