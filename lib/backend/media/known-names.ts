import 'server-only'
import { existsSync } from 'node:fs'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import type { MediaStore } from './media-store.ts'

const AT_A_TIME = 16
/** So many are quicker to list than to ask for. */
const LISTED = 3_000

/**
 * Which files are stored, for code that cannot wait: of a store that is elsewhere, names are noted first, and asked for
 * all together.
 */
export const knownNames = (store: MediaStore, under: string) => {
  const known = new Map<string, boolean>()
  const asked = new Set<string>()
  return {
    /** Undefined: not known yet. */
    has: (name: string): boolean | undefined => {
      if (store.pathOf) return existsSync(/* turbopackIgnore: true */ store.pathOf(under + name))
      const found = known.get(name)
      if (found === undefined) asked.add(name)
      return found
    },
    isComplete: () => asked.size === 0,
    learn: async () => {
      const names = [...asked]
      asked.clear()
      const there = names.length > LISTED ? await listed(store, under) : undefined
      const { run } = concurrencyLimit(AT_A_TIME)
      await Promise.all(
        names.map(async name =>
          known.set(name, there?.has(name) ?? (await run(() => store.find(under + name))) !== undefined),
        ),
      )
    },
  }
}
export type KnownNames = ReturnType<typeof knownNames>

const listed = async (store: MediaStore, under: string) => {
  const names = new Set<string>()
  for await (const { name } of store.list(under)) names.add(name.slice(under.length))
  return names
}
