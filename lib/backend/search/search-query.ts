import 'server-only'
import { cachedQuery } from '../catalogue-cache.ts'
import { allGroups, anyGroup, anyWord, type Group } from './group.ts'
import { inLatin, isIndic } from './in-latin.ts'
import { knownWords, uniqueWords } from './known-words.ts'
import { shopSynonyms } from './shop-synonyms.ts'
import { soundOf } from './sound-of.ts'
import { distanceTo } from './typo-distance.ts'
import { unitsOf } from './units-of-typed.ts'
import { type Vocabulary, vocabulary, type Word } from './vocabulary.ts'
import { codeToken, mayBeCode, wordsOf } from './words.ts'
import { isParticle, otherWordsFor, wordsForBeginning, wordsForMeant } from './words-for.ts'

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
  /** So many products match for certain. */
  least: number
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
  const code = mayBeCode(text) ? codeToken(text.slice(0, MOST_LETTERS)) : ''
  // Twice, so that the code itself comes before those that begin with it.
  const query = `'${code}' | '${code}':*`
  return code ? { query, any: query, uses: [1], least: 0 } : undefined
}

const groupsOf = async (typed: string[], typing: boolean): Promise<Group[]> => {
  const words = vocabulary()
  const synonyms = await shopSynonyms()
  const asked = unitsOf(typed, synonyms, typing)
  const known = await knownWords(
    [...new Set(asked.flatMap(({ words, means }) => [...words, ...means.flat()]))],
    words,
  )
  const meant = (means: string[][]) =>
    means.flatMap(
      mean => allGroups(mean.map(word => anyWord((known.get(word) ?? []).slice(0, MOST_OF_MEANING)))) ?? [],
    )
  // Where the shop knows nothing of what several words mean, each stands for itself.
  const units = asked.flatMap(unit =>
    unit.words.length > 1 && meant(unit.means).length === 0
      ? unit.words.map(word => ({ words: [word], means: [] }))
      : [unit],
  )
  const groups = await Promise.all(
    units.map(async (unit, index) => {
      const means = meant(unit.means)
      const isIncomplete = typing && index === units.length - 1
      const own = await Promise.all(
        unit.words.map(async (word, at) => {
          const found = known.get(word) ?? []
          if (isIncomplete && at === unit.words.length - 1) return completePrefix(word, found, words)
          if (found.length > 0) return found
          return means.length > 0 || isParticle(word) ? [] : correctTypo(word, words)
        }),
      )
      const whole = allGroups(own.map(anyWord))
      return anyGroup([...(whole ? [whole] : []), ...means])
    }),
  )
  return groups.filter(group => group !== undefined)
}

// One of several alternatives.
const MOST_OF_MEANING = 4

const asQuestion = (groups: Group[]): SearchQuery => ({
  query: groups.map(({ query }) => query).join(' & '),
  any: groups.map(({ query }) => query).join(' | '),
  uses: groups.map(({ uses }) => uses),
  least: groups.length === 1 ? (groups[0]?.least ?? 0) : 0,
})

// Who types sari has written a word and may go on to another.
const completePrefix = async (word: string, found: Word[], words: Vocabulary): Promise<Word[]> => {
  const latin = inLatin(word)
  const sound = soundOf(word)
  const longer = [
    ...found,
    ...(await words.beginning(word, MOST_ENDINGS)),
    ...(latin === word ? [] : await words.beginning(latin, MOST_ENDINGS)),
    ...(sound ? await words.soundBeginning(sound, MOST_ENDINGS, 'of India') : []),
    ...(sound && isIndic(word) ? await words.soundBeginning(sound, MOST_ENDINGS, 'others') : []),
  ]
  if (longer.length === 0) longer.push(...(await wordsNamed(wordsForBeginning(word), words)))
  return longer.length > 0 ? uniqueWords(longer) : correctTypo(word, words)
}

const correctTypo = async (word: string, words: Vocabulary): Promise<Word[]> => {
  const others = await words.known(otherWordsFor(word))
  if (others.length > 0) return others
  const sound = soundOf(word)
  for (const spelling of new Set([word, inLatin(word)])) {
    const longer = await words.beginning(spelling, MOST_ENDINGS)
    if (longer.length > 0) return longer
    const meant = spelling.length < 3 ? undefined : await nearest(spelling, sound, words)
    if (meant) return [meant]
    const synonyms = spelling.length < 3 ? [] : await wordsNamed(wordsForMeant(spelling), words)
    if (synonyms.length > 0) return uniqueWords(synonyms)
  }
  return []
}

/** The word that may have been meant, as it is written or as it sounds in letters of India, whichever is nearer. */
const nearest = async (spelling: string, sound: string, words: Vocabulary): Promise<Word | undefined> => {
  const [written, spoken] = await Promise.all([
    words.meant(spelling),
    sound.length < LEAST_OF_SOUND ? undefined : words.soundMeant(sound),
  ])
  if (!written || !spoken) return written ?? spoken
  return distanceTo(sound, spoken.sound) < distanceTo(spelling, written.word) ? spoken : written
}

// A shorter sound is near to too much.
const LEAST_OF_SOUND = 4

const wordsNamed = async (names: string[], words: Vocabulary) =>
  [...(await knownWords(names, words)).values()].flat()
