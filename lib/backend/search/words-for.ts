import 'server-only'
import { inLatin } from './in-latin.ts'
import { PARTICLES, SYNONYMS } from './synonyms.ts'
import { wordsOf } from './words.ts'
import { wordsInMemory } from './words-in-memory.ts'

/** What to look for where a word is asked: itself in its own letters and in Latin ones, and what else it is called. */
export const wordsFor = (word: string): string[] => {
  const line = synonymsOf(word)
  if (line) return [...new Set([word, ...line.names])]
  const latin = latinOf(word)
  return [...new Set([word, latin, ...(synonymsOf(latin)?.names ?? [])])]
}

/** Tried where a shop knows none of the words of `wordsFor`: all words of the line of synonyms, its names or not. */
export const otherWordsFor = (word: string): string[] =>
  (synonymsOf(word) ?? synonymsOf(latinOf(word)))?.all ?? []

/** The same for half a word, and for one that may be mistyped: none where nobody says anything like it. */
export const wordsForBeginning = (start: string) =>
  SYNONYM_WORDS.beginning(start, 4).flatMap(({ word }) => wordsFor(word))
export const wordsForMeant = (mistyped: string) => {
  const meant = SYNONYM_WORDS.meant(mistyped)
  return meant ? wordsFor(meant.word) : []
}

export const isParticle = (word: string) => PARTICLE.has(word) || PARTICLE.has(inLatin(word))

const latinOf = (word: string) => wordsOf(inLatin(word)).join('')

const synonymsOf = (word: string) =>
  formsOf(word)
    .map(form => SYNONYMS_BY_WORD.get(form))
    .find(Boolean)

// As asked, and as one of many: khilone, chudiyan.
const formsOf = (word: string) => [word, word.replace(/e$/, 'a'), word.replace(/iy(aa?|o)n?$/, 'i')]

const SYNONYMS_BY_WORD = new Map(
  Object.entries(SYNONYMS).flatMap(([first, others]) => {
    const names = wordsOf(first)
    const line = { names, all: [...names, ...wordsOf(others)] }
    return line.all.map(word => [word, line] as const)
  }),
)
const SYNONYM_WORDS = wordsInMemory(
  [...SYNONYMS_BY_WORD.keys()].map(word => ({ word, uses: 1, named: true })),
)
const PARTICLE = new Set(wordsOf(PARTICLES))
