import 'server-only'
import { inLatinOfIndia, isIndic } from './in-latin.ts'

/**
 * How a word sounds, in Latin letters, the same however people write it: pyaz, pyaaz, piyaj and प्याज़ are pyaj. '' where
 * there is nothing to compare: a letter alone, a code, other scripts.
 */
export const soundOf = (word: string): string => {
  const latin = isIndic(word) ? inLatinOfIndia(word) : word
  if (!/^[a-z]{2,}$/.test(latin)) return ''
  return RULES.reduce((sound, [written, spoken]) => sound.replace(written, spoken), latin)
}

/** Of one sound so many words are looked for, the most used first. */
export const MOST_OF_SOUND = 8

const RULES: [RegExp, string][] = [
  // Consonants that are written in several ways.
  [/[ct]?ch+/g, 'ch'],
  [/(ch)+/g, 'ch'],
  [/ph/g, 'f'],
  [/ck|q|c(?!h)/g, 'k'],
  [/x/g, 'ksh'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/jn/g, 'gy'],
  [/([^aeiou])\1+/g, '$1'],
  [/m(?=[pbf])/g, 'n'],
  // Long vowels.
  [/a{2,}/g, 'a'],
  [/ee+|ii+|ea/g, 'i'],
  [/oo+|uu+/g, 'u'],
  // dhania and dhaniya, chai and chay, curry and kari.
  [/iy?(?=[aeou])/g, 'y'],
  [/y(?![aeiou])/g, 'i'],
]
