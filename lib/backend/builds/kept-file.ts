import 'server-only'
import { type BuildStore, FILES, LISTS, readList } from './build-store.ts'

const LOOK_AGAIN_MS = 5_000

/** Reads files of other builds; what stands in none of their lists costs a look at the lists now and then. */
export function keptFiles(store: BuildStore) {
  let known = new Set<string>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  const look = async () => {
    const lists = await Array.fromAsync(store.list(LISTS))
    const builds = await Promise.all(lists.map(({ name }) => readList(store, name)))
    known = new Set(builds.flatMap(({ names }) => names))
    lookedAt = performance.now()
  }
  return async (name: string): Promise<Buffer | undefined> => {
    if (!known.has(name) && performance.now() - lookedAt > LOOK_AGAIN_MS) {
      looking ??= look().finally(() => {
        looking = undefined
      })
      await looking
    }
    return known.has(name) ? store.read(FILES + name) : undefined
  }
}
