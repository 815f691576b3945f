import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'

/** Makes an expensive value once for each of the most recent ids. */
export function memo<Made>(most: number, make: (id: string) => Promise<Made>) {
  const cache = new LruCache<Promise<Made>>({ entries: most })
  return (id: string): Promise<Made> => {
    const before = cache.get(id)
    if (before) return before
    const value = make(id)
    cache.put(id, value)
    value.catch(() => cache.dropValue(id, value))
    return value
  }
}
