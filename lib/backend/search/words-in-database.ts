import 'server-only'
import { db } from '#lib/backend/db/pool.ts'
import { distanceTo, maxDistance, swapped } from './typo-distance.ts'
import type { Vocabulary, Word } from './vocabulary.ts'

export const wordsInDatabase: Vocabulary = {
  known: words => db.query<Word>(KNOWN, [words]),
  beginning: (start, most) => db.query<Word>(BEGIN, [start, `${start}\u{10ffff}`, most]),
  meant: async mistyped => {
    const alike = await Promise.all([
      db.query<Word>(ALIKE, [mistyped]),
      db.query<Word>(KNOWN, [swapped(mistyped)]),
    ])
    const near = alike
      .flat()
      .map(row => ({ ...row, distance: distanceTo(mistyped, row.word) }))
      .filter(row => row.distance <= maxDistance(mistyped))
      .sort((a, b) => a.distance - b.distance || b.uses - a.uses)
    return near[0]
  },
}

const KNOWN = {
  name: 'search: known words',
  text: 'select word, uses from search_words where word = any($1)',
}
const BEGIN = {
  name: 'search: words beginning with',
  text: 'select word, uses from search_words where word >= $1 and word < $2 order by uses desc limit $3',
}
const ALIKE = { name: 'search: words like', text: 'select word, uses from search_words_like($1)' }
