import 'server-only'
import { cachedQuery } from '../catalogue-cache.ts'
import { inLatin } from './in-latin.ts'
import { type Vocabulary, vocabulary, type Word } from './vocabulary.ts'
import { codeToken, wordsOf } from './words.ts'
import { isParticle, otherWordsFor, wordsFor, wordsForBeginning, wordsForMeant } from './words-for.ts'

const MOST_LETTERS = 200
const MOST_WORDS = 8
const MOST_ENDINGS = 8

/** Words to find: a product must have one of each group. Letters and digits only, so nothing needs escaping. */
export type SearchQuery = {
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
 * What was asked, in the shop's own words: each word as it stands and as its thing is also called, or as the beginning
 * of some, or as the nearest that it may have been meant for. Nothing where no word is known.
 */
export const parseQuery = async (text: string, typing: boolean): Promise<SearchQuery | undefined> => {
  const words = [...new Set(wordsOf(text.slice(0, MOST_LETTERS), MOST_WORDS))]
  if (words.length === 0) return undefined
  const groups = await cachedQuery(`words ${typing} ${words.join(' ')}`, () => groupsOf(words, typing))
  return groups.length > 0 ? asQuestion(groups) : undefined
}

/** A product's code or its beginning, where the whole text may be one. */
export const codeQuery = (text: string): SearchQuery | undefined => {
  const code = /[\d-]/.test(text) && !/\s/.test(text.trim()) ? codeToken(text.slice(0, MOST_LETTERS)) : ''
  // Twice, so that the code itself comes before those that begin with it.
  const query = `'${code}' | '${code}':*`
  return code ? { query, any: query, uses: [1], exact: false } : undefined
}

const groupsOf = async (typed: string[], typing: boolean): Promise<Word[][]> => {
  const words = vocabulary()
  const wanted = typed.map(wordsFor)
  const known = new Map((await words.known(wanted.flat())).map(entry => [entry.word, entry]))
  const groups = await Promise.all(
    typed.map((word, index) => {
      const found = wanted[index]?.flatMap(each => known.get(each) ?? []) ?? []
      if (typing && index === typed.length - 1) return completePrefix(word, found, words)
      if (found.length > 0) return found
      return isParticle(word) ? [] : correctTypo(word, words)
    }),
  )
  return groups.filter(group => group.length > 0)
}

const asQuestion = (groups: Word[][]): SearchQuery => {
  const parts = groups.map(group => `(${group.map(({ word }) => `'${word}'`).join(' | ')})`)
  return {
    query: parts.join(' & '),
    any: parts.join(' | '),
    uses: groups.map(group => group.reduce((sum, { uses }) => sum + uses, 0)),
    exact: groups.length === 1 && groups[0]?.length === 1,
  }
}

// Who types sari has written a word and may go on to another.
const completePrefix = async (word: string, found: Word[], words: Vocabulary): Promise<Word[]> => {
  const latin = inLatin(word)
  const longer = [
    ...found,
    ...(await words.beginning(word, MOST_ENDINGS)),
    ...(latin === word ? [] : await words.beginning(latin, MOST_ENDINGS)),
  ]
  if (longer.length === 0) longer.push(...(await words.known(wordsForBeginning(word))))
  return longer.length > 0 ? unique(longer) : correctTypo(word, words)
}

const correctTypo = async (word: string, words: Vocabulary): Promise<Word[]> => {
  const others = await words.known(otherWordsFor(word))
  if (others.length > 0) return others
  for (const spelling of new Set([word, inLatin(word)])) {
    const longer = await words.beginning(spelling, MOST_ENDINGS)
    if (longer.length > 0) return longer
    const meant = spelling.length < 3 ? undefined : await words.meant(spelling)
    if (meant) return [meant]
    const synonyms = spelling.length < 3 ? [] : await words.known(wordsForMeant(spelling))
    if (synonyms.length > 0) return unique(synonyms)
  }
  return []
}

const unique = (words: Word[]) => [...new Map(words.map(entry => [entry.word, entry])).values()]
