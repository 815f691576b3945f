import 'server-only'
import { editDistance } from './edit-distance.ts'

/** How far a word is from what was asked: a mistyped beginning counts as well, 'chandr' is Chanderi. */
export const distanceTo = (asked: string, word: string) =>
  Math.min(editDistance(asked, word), editDistance(asked, word.slice(0, asked.length)) + BEGINNING)

export const BEGINNING = 0.5

/** How far it may be. */
export const patience = (asked: string) => (asked.length <= 3 ? 1 : asked.length <= 5 ? 1.5 : 2.5)

/** A short word with two letters swapped shares hardly a trigram with itself: 'slik' is silk. */
export const swapped = (asked: string) =>
  Array.from(
    { length: asked.length - 1 },
    (_, at) => asked.slice(0, at) + asked.charAt(at + 1) + asked.charAt(at) + asked.slice(at + 2),
  )
