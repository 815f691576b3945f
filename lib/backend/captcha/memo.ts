import 'server-only'

/** What is dear to make, made once for each of the ids that were asked for last. */
export function memo<Made>(most: number, make: (id: string) => Promise<Made>) {
  const kept = new Map<string, Promise<Made>>()
  return (id: string): Promise<Made> => {
    const made = kept.get(id) ?? make(id)
    kept.delete(id)
    kept.set(id, made)
    made.catch(() => kept.delete(id))
    if (kept.size > most) kept.delete(kept.keys().next().value as string)
    return made
  }
}
