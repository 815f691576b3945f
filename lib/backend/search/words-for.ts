import 'server-only'
import { inLatin } from './in-latin.ts'
import { PARTICLES, SAYINGS } from './sayings.ts'
import { wordsOf } from './words.ts'
import { wordsInMemory } from './words-in-memory.ts'

/** What to look for where a word is asked: itself in its own letters and in Latin ones, and what else it is called. */
export const wordsFor = (word: string): string[] => {
  const names = namesOf(word)
  if (names) return [...new Set([word, ...names])]
  const latin = wordsOf(inLatin(word)).join('')
  return [...new Set([word, latin, ...(namesOf(latin) ?? [])])]
}

/** The same for half a word, and for one that may be mistyped: none where nobody says anything like it. */
export const wordsForBeginning = (start: string) =>
  SAID.beginning(start, 4).flatMap(({ word }) => wordsFor(word))
export const wordsForMeant = (mistyped: string) => {
  const meant = SAID.meant(mistyped)
  return meant ? wordsFor(meant.word) : []
}

export const isParticle = (word: string) => PARTICLE.has(word) || PARTICLE.has(inLatin(word))

const namesOf = (word: string) =>
  formsOf(word)
    .map(form => NAMES.get(form))
    .find(Boolean)

// As asked, and as one of many: khilone, chudiyan.
const formsOf = (word: string) => [word, word.replace(/e$/, 'a'), word.replace(/iy(aa?|o)n?$/, 'i')]

const NAMES = new Map(
  Object.entries(SAYINGS).flatMap(([line, sayings]) => {
    const names = wordsOf(line)
    return [...names, ...wordsOf(sayings)].map(word => [word, names] as const)
  }),
)
const SAID = wordsInMemory([...NAMES.keys()].map(word => ({ word, uses: 1, named: true })))
const PARTICLE = new Set(wordsOf(PARTICLES))
