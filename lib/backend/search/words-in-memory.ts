import 'server-only'
import { type Entry, sortedWords } from './sorted-words.ts'
import { soundsInMemory } from './sounds-in-memory.ts'

export type { Entry }

/** A list of words with all that is asked of it. */
export const wordsInMemory = (entries: Entry[]) => {
  const words = sortedWords(entries)
  return { ...words, ...soundsInMemory(entries, words.known) }
}
