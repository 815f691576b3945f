import 'server-only'

export const MOST_KEYS = 50_000

/** What is counted by key, in this process's memory: beyond the most the one that was set longest ago is forgotten. */
export function createCounts<Count>(most = MOST_KEYS) {
  const held = new Map<string, Count>()
  return {
    get: (key: string) => held.get(key),
    set: (key: string, count: Count) => {
      held.delete(key)
      held.set(key, count)
      if (held.size > most) held.delete(held.keys().next().value as string)
    },
    delete: (key: string) => void held.delete(key),
    size: () => held.size,
  }
}
