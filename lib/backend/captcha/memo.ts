import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'

/** What is dear to make, made once for each of the ids that were asked for last. */
export function memo<Made>(most: number, make: (id: string) => Promise<Made>) {
  const kept = new LruCache<Promise<Made>>({ entries: most })
  return (id: string): Promise<Made> => {
    const before = kept.get(id)
    if (before) return before
    const made = make(id)
    kept.put(id, made)
    made.catch(() => kept.dropValue(id, made))
    return made
  }
}
