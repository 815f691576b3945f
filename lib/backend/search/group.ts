import 'server-only'
import type { Word } from './vocabulary.ts'

/** Words of which a product must have one, as part of a tsquery. Letters and digits only, so nothing needs escaping. */
export type Group = {
  query: string
  /** How many products have one of them, and those that have several counted as often. */
  uses: number
  /** So many have one of them for certain; as many as `uses` where it is one word. */
  least: number
}

/** One of these words; undefined where there is none. */
export const anyWord = (words: Word[]): Group | undefined =>
  words.length === 0
    ? undefined
    : {
        query: `(${words.map(({ word }) => `'${word}'`).join(' | ')})`,
        uses: sumOf(words),
        least: Math.max(...words.map(({ uses }) => uses)),
      }

/** What has one of these. */
export const anyGroup = (groups: Group[]): Group | undefined =>
  groups.length < 2
    ? groups[0]
    : {
        query: `(${groups.map(({ query }) => query).join(' | ')})`,
        uses: sumOf(groups),
        least: Math.max(...groups.map(({ least }) => least)),
      }

/** What has all of these; undefined where one of them is not known. */
export const allGroups = (groups: (Group | undefined)[]): Group | undefined => {
  const known = groups.filter(group => group !== undefined)
  if (known.length < groups.length) return undefined
  if (known.length < 2) return known[0]
  return {
    query: `(${known.map(({ query }) => query).join(' & ')})`,
    uses: Math.min(...known.map(({ uses }) => uses)),
    least: 0,
  }
}

const sumOf = (all: { uses: number }[]) => all.reduce((sum, { uses }) => sum + uses, 0)
