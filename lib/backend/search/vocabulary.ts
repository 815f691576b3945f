import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'
import { catalogueStamp } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { wordsInDatabase } from './words-in-database.ts'
import { type Entry, wordsInMemory } from './words-in-memory.ts'

export type Word = { word: string; uses: number }
export type SoundingWord = Word & { sound: string }

export type Letters = 'of India' | 'others'

/** The words of the shop, and how many products have each. */
export type Vocabulary = {
  known: (words: string[]) => Word[] | Promise<Word[]>
  /** Words that begin so, the most used first. */
  beginning: (start: string, most: number) => Word[] | Promise<Word[]>
  /** The word that a mistyped one may have been meant for, if there is one. */
  meant: (mistyped: string) => Word | undefined | Promise<Word | undefined>
  /** Words that sound so, in any letters: of each sound the most used. */
  sounding: (sounds: string[]) => SoundingWord[] | Promise<SoundingWord[]>
  /** Words in letters of India, or in others, whose sound begins so, the most used first. */
  soundBeginning: (start: string, most: number, letters: Letters) => Word[] | Promise<Word[]>
  /** A word in letters of India whose sound a mistyped word may have meant. */
  soundMeant: (mistyped: string) => SoundingWord | undefined | Promise<SoundingWord | undefined>
}

// Some twenty megabytes. A shop with more words asks the database, which takes a millisecond or two.
const MOST = 200_000

const shared = processWide('vocabulary', (): { read?: { since: string; words: Vocabulary } } => ({}))

/** In this process's memory once it is read; in the database until then, and where it is too long for that. */
export const vocabulary = (): Vocabulary => {
  if (shared.read?.since !== catalogueStamp()) readAll()
  return shared.read?.words ?? wordsInDatabase
}

const readAll = () => {
  const reading = { since: catalogueStamp(), words: wordsInDatabase }
  shared.read = reading
  db.query<Entry>(ALL, [MOST + 1]).then(
    entries => {
      if (entries.length <= MOST) reading.words = wordsInMemory(entries)
    },
    error => {
      console.error(`The words of the shop could not be read: ${error.message}`)
      if (shared.read === reading) shared.read = undefined
    },
  )
}

const ALL = 'select word, uses, named, sound from search_words order by word limit $1'
