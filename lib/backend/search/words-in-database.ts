import 'server-only'
import { listDb } from '../db/list-db.ts'
import { MOST_OF_SOUND } from './sound-of.ts'
import { distanceTo, maxDistance, swapped } from './typo-distance.ts'
import type { SoundingWord, Vocabulary, Word } from './vocabulary.ts'

export const wordsInDatabase: Vocabulary = {
  known: words => listDb.query<Word>(KNOWN, [words]),
  beginning: (start, most) => listDb.query<Word>(BEGIN, [start, `${start}\u{10ffff}`, most]),
  meant: async mistyped => {
    const alike = await Promise.all([
      listDb.query<Word>(ALIKE, [mistyped]),
      listDb.query<Word>(KNOWN, [swapped(mistyped)]),
    ])
    return nearest(mistyped, alike.flat(), row => row.word)
  },
  sounding: sounds => listDb.query<SoundingWord>(SOUNDING, [sounds, MOST_OF_SOUND]),
  soundBeginning: (start, most, letters) =>
    listDb.query<Word>(SOUND_BEGINS[letters], [start, `${start}\u{10ffff}`, most]),
  soundMeant: async mistyped => {
    const alike = await Promise.all([
      listDb.query<SoundingWord>(SOUNDS_ALIKE, [mistyped]),
      listDb.query<SoundingWord>(SOUNDING_INDIC, [swapped(mistyped)]),
    ])
    return nearest(mistyped, alike.flat(), row => row.sound)
  },
}

const nearest = <Row extends Word>(mistyped: string, rows: Row[], textOf: (row: Row) => string) =>
  rows
    .map(row => ({ row, distance: distanceTo(mistyped, textOf(row)) }))
    .filter(({ distance }) => distance <= maxDistance(mistyped))
    .sort((a, b) => a.distance - b.distance || b.row.uses - a.row.uses)[0]?.row

const KNOWN = {
  name: 'search: known words',
  text: 'select word, uses from search_words where word = any($1)',
}
const BEGIN = {
  name: 'search: words beginning with',
  text: 'select word, uses from search_words where word >= $1 and word < $2 order by uses desc limit $3',
}
const ALIKE = { name: 'search: words like', text: 'select word, uses from search_words_like($1)' }

// As the partial indexes have it.
const INDIC = `word >= 'ऀ' and word < '฀'`

const SOUNDING = {
  name: 'search: words sounding so',
  text: `select found.* from unnest($1::text[]) asked, lateral (select word, uses, sound from search_words
    where sound = asked and sound <> '' order by uses desc limit $2) found`,
}
const soundBegins = (letters: string) => ({
  name: `search: words whose sound begins so, ${letters}`,
  text: `select word, uses from search_words where sound >= $1 and sound < $2 and ${letters} order by uses desc limit $3`,
})
const SOUND_BEGINS = {
  'of India': soundBegins(INDIC),
  others: soundBegins(`sound <> '' and word < 'ऀ'`),
}
const SOUNDING_INDIC = {
  name: 'search: words in letters of India sounding so',
  text: `select word, uses, sound from search_words where sound = any($1) and ${INDIC}`,
}
const SOUNDS_ALIKE = {
  name: 'search: words of nearly this sound',
  text: 'select word, uses, sound from search_sounds_like($1)',
}
