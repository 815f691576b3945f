import 'server-only'
import { db } from '#lib/backend/db/pool.ts'
import { editDistance } from './edit-distance.ts'
import { codeOf, wordsOf } from './words.ts'

const MOST_LETTERS = 200
const MOST_WORDS = 8
// A shorter beginning has too many endings to look at.
const SHORTEST_PREFIX = 3

/** What was asked, as words to find: each as itself or as the beginning of a longer one. */
export const askedWords = (text: string) => [
  ...new Set(wordsOf(text.slice(0, MOST_LETTERS).replaceAll('\0', ' '), MOST_WORDS)),
]

/** A tsquery of words: letters and digits only, so nothing needs escaping. */
export const questionOf = (words: string[]) => words.map(word => `(${either(word)})`).join(' & ')

/** A product's code, where the whole text may be one. */
export const codeQuestion = (text: string) => {
  const code = /\d/.test(text) && !/\s/.test(text.trim()) ? codeOf(text.slice(0, MOST_LETTERS)) : ''
  return code && `'${code}'`
}

/** The same with each word that stands nowhere replaced by what it may have meant; none if nothing is like it. */
export const corrected = async (words: string[]): Promise<string | undefined> => {
  const parts = await Promise.all(words.map(correctedWord))
  const known = parts.filter(part => part !== undefined)
  return known.length > 0 ? known.map(part => `(${part})`).join(' & ') : undefined
}

/** Any of the words, for when no product has them all. */
export const anyOf = (question: string) => question.replaceAll(' & ', ' | ')

const either = (word: string) => (word.length < SHORTEST_PREFIX ? `'${word}'` : `'${word}' | '${word}':*`)

const correctedWord = async (word: string): Promise<string | undefined> => {
  if (await standsSomewhere(either(word))) return either(word)
  const meant = word.length < SHORTEST_PREFIX ? await beginningWith(word) : await soundingLike(word)
  return meant.length > 0 ? meant.map(found => `'${found}'`).join(' | ') : undefined
}

const standsSomewhere = async (question: string) => {
  const row = await db.one<{ there: boolean }>(STANDS, [question])
  return row?.there ?? false
}

const beginningWith = async (start: string) =>
  (await db.query<{ word: string }>(BEGIN, [start, `${start}\u{10ffff}`])).map(row => row.word)

const soundingLike = async (word: string) => {
  const rows = await db.query<{ word: string; uses: number }>(ALIKE, [word])
  const near = rows
    .map(row => ({ ...row, distance: distanceTo(word, row.word) }))
    .filter(row => row.distance <= patience(word))
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses)
  return near
    .filter(row => row.distance === near[0]?.distance)
    .slice(0, 3)
    .map(row => row.word)
}

// A mistyped beginning counts as well as a mistyped word: 'chandri' is Chanderi, 'chandr' too.
const distanceTo = (asked: string, word: string) =>
  Math.min(editDistance(asked, word), editDistance(asked, word.slice(0, asked.length)) + 0.5)

const patience = (word: string) => (word.length <= 3 ? 1 : word.length <= 5 ? 1.5 : 2.5)

const STANDS = {
  name: 'search: stands somewhere',
  text: 'select exists (select from product_search where document @@ $1::tsquery) as there',
}
const BEGIN = {
  name: 'search: words beginning with',
  text: 'select word from search_words where word >= $1 and word < $2 order by uses desc limit 5',
}
const ALIKE = { name: 'search: words like', text: 'select word, uses from search_words_like($1)' }
