import 'server-only'
import { MOST_WORDS_OF_SYNONYM, type ShopSynonyms, soundsOf } from './shop-synonyms.ts'

/** Words that are typed side by side, and what the seller says that they mean: each a list of words. */
type Unit = { words: string[]; means: string[][] }

/**
 * Cuts what was typed into what the seller has a meaning for, the longest first, and single words. The last word may
 * be the beginning of one that has a meaning.
 */
export const unitsOf = (typed: string[], synonyms: ShopSynonyms, typing = false): Unit[] => {
  const { byWords, bySound } = synonyms
  const units: Unit[] = []
  for (let at = 0; at < typed.length; ) {
    let count = Math.min(byWords.size === 0 ? 1 : MOST_WORDS_OF_SYNONYM, typed.length - at)
    let means: string[][] | undefined
    for (; !means && count > 0; count--) {
      const words = typed.slice(at, at + count)
      means = byWords.get(words.join(' ')) ?? bySound.get(soundsOf(words))
    }
    const length = means ? count + 1 : 1
    if (!means && typing && at === typed.length - 1) means = meansBeginning(typed[at] ?? '', byWords)
    units.push({ words: typed.slice(at, at + length), means: means ?? [] })
    at += length
  }
  return units
}

/** What is meant by the words of the seller that begin so, by the first few of them. */
const meansBeginning = (start: string, byWords: ShopSynonyms['byWords']): string[][] => {
  const found: string[][] = []
  if (start.length < LEAST_LETTERS) return found
  for (const [words, means] of byWords) {
    if (found.length >= FEW) break
    if (words.startsWith(start)) found.push(...means)
  }
  return found.slice(0, FEW)
}

const FEW = 4
const LEAST_LETTERS = 3
