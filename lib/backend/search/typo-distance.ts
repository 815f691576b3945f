import 'server-only'
import { editDistance } from './edit-distance.ts'

/** How far a word is from what was asked: a mistyped beginning counts as well, 'chandr' is Chanderi. */
export const distanceTo = (typed: string, word: string) =>
  Math.min(editDistance(typed, word), editDistance(typed, word.slice(0, typed.length)) + BEGINNING)

export const BEGINNING = 0.5

/** How far it may be. */
export const maxDistance = (typed: string) => (typed.length <= 3 ? 1 : typed.length <= 5 ? 1.5 : 2.5)

/** A short word with two letters swapped shares hardly a trigram with itself: 'slik' is silk. */
export const swapped = (typed: string) =>
  Array.from(
    { length: typed.length - 1 },
    (_, at) => typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2),
  )
