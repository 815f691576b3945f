import 'server-only'
import { cachedQuery } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { soundOf } from './sound-of.ts'
import { wordsOf } from './words.ts'

/** Words are typed in one of these, at most. */
export const MOST_WORDS_OF_SYNONYM = 5

/** What the seller's synonyms.csv says, by its words. */
export const shopSynonyms = () => cachedQuery('synonyms', readSynonyms)

export type ShopSynonyms = Awaited<ReturnType<typeof readSynonyms>>

const readSynonyms = async () => {
  const rows = await db.query<{ key: string; means: string[] }>(ALL)
  const byWords = new Map(rows.map(({ key, means }) => [key, means.map(mean => wordsOf(mean))]))
  return { byWords, bySound: new Map([...byWords].map(([key, means]) => [soundsOf(key.split(' ')), means])) }
}

/** What has no sound stands as it is written. */
export const soundsOf = (words: string[]) => words.map(word => soundOf(word) || word).join(' ')

const ALL = `select key, means from synonyms where means <> '{}' order by key`
