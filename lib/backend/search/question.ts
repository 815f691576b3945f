import 'server-only'
import { db } from '#lib/backend/db/pool.ts'
import { keptBriefly } from '#lib/backend/kept-briefly.ts'
import { editDistance } from './edit-distance.ts'
import { codeOf, wordsOf } from './words.ts'

const MOST_LETTERS = 200
const MOST_WORDS = 8
const MOST_ENDINGS = 8

/** Words to find: a product must have one of each group. Letters and digits only, so nothing needs escaping. */
export type Question = {
  /** As a tsquery. */
  query: string
  /** The same for products that have any of the words. */
  any: string
  /** How many products have one of each group. */
  uses: number[]
  /** It is one word, which so many have and no more. */
  exact: boolean
}

/**
 * What was asked, in the shop's own words: each word as it stands, or as the beginning of some, or as the
 * nearest that it may have been meant for. Nothing where no word is known.
 */
export const questionOf = async (text: string, typing: boolean): Promise<Question | undefined> => {
  const words = [...new Set(wordsOf(text.slice(0, MOST_LETTERS), MOST_WORDS))]
  if (words.length === 0) return undefined
  const groups = await keptBriefly(`words ${typing} ${words.join(' ')}`, () => groupsOf(words, typing))
  return groups.length > 0 ? asQuestion(groups) : undefined
}

/** A product's code or its beginning, where the whole text may be one. */
export const codeQuestion = (text: string): Question | undefined => {
  const code = /[\d-]/.test(text) && !/\s/.test(text.trim()) ? codeOf(text.slice(0, MOST_LETTERS)) : ''
  // Twice, so that the code itself comes before those that begin with it.
  const query = `'${code}' | '${code}':*`
  return code ? { query, any: query, uses: [1], exact: false } : undefined
}

type Word = { word: string; uses: number }

const groupsOf = async (words: string[], typing: boolean): Promise<Word[][]> => {
  const known = new Map((await db.query<Word>(KNOWN, [words])).map(row => [row.word, row]))
  const groups = await Promise.all(
    words.map((word, index) => {
      const found = known.get(word)
      return found && !(typing && index === words.length - 1) ? [found] : meantBy(word)
    }),
  )
  return groups.filter(group => group.length > 0)
}

const asQuestion = (groups: Word[][]): Question => {
  const parts = groups.map(group => `(${group.map(({ word }) => `'${word}'`).join(' | ')})`)
  return {
    query: parts.join(' & '),
    any: parts.join(' | '),
    uses: groups.map(group => group.reduce((sum, { uses }) => sum + uses, 0)),
    exact: groups.length === 1 && groups[0]?.length === 1,
  }
}

const meantBy = async (word: string): Promise<Word[]> => {
  const longer = await db.query<Word>(BEGIN, [word, `${word}\u{10ffff}`, MOST_ENDINGS])
  return longer.length > 0 || word.length < 3 ? longer : soundingLike(word)
}

const soundingLike = async (word: string) => {
  const alike = await Promise.all([db.query<Word>(ALIKE, [word]), db.query<Word>(KNOWN, [swapped(word)])])
  const near = alike
    .flat()
    .map(row => ({ ...row, distance: distanceTo(word, row.word) }))
    .filter(row => row.distance <= patience(word))
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses)
  return near.slice(0, 1)
}

// A short word with two letters swapped shares hardly a trigram with itself: 'slik' is silk.
const swapped = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )

// A mistyped beginning counts as well as a mistyped word: 'chandri' is Chanderi, 'chandr' too.
const distanceTo = (asked: string, word: string) =>
  Math.min(editDistance(asked, word), editDistance(asked, word.slice(0, asked.length)) + 0.5)

const patience = (word: string) => (word.length <= 3 ? 1 : word.length <= 5 ? 1.5 : 2.5)

const KNOWN = {
  name: 'search: known words',
  text: 'select word, uses from search_words where word = any($1)',
}
const BEGIN = {
  name: 'search: words beginning with',
  text: 'select word, uses from search_words where word >= $1 and word < $2 order by uses desc limit $3',
}
const ALIKE = { name: 'search: words like', text: 'select word, uses from search_words_like($1)' }
