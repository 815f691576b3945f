import 'server-only'
import { BEGINNING, maxDistance, swapped } from './typo-distance.ts'
import type { Word } from './vocabulary.ts'

/** `named`: it stands in more than descriptions, so a mistyped word may have meant it. */
export type Entry = Word & { named: boolean; sound?: string | null }

/** Words in the order of their letters: which are known, begin so, or are the nearest to a mistyped one. */
export const sortedWords = (entries: Entry[]) => {
  const words = entries.toSorted((a, b) => (a.word < b.word ? -1 : 1))
  const find = (word: string) => {
    const entry = words[firstFrom(words, word)]
    return entry?.word === word ? [entry] : []
  }
  return {
    known: (typed: string[]): Word[] => typed.flatMap(find),
    beginning: (start: string, most: number) => {
      const best: Word[] = []
      const end = firstFrom(words, start + LAST_LETTER)
      for (const entry of words.slice(firstFrom(words, start), end)) {
        if (best.length === most && entry.uses <= (best[most - 1]?.uses ?? 0)) continue
        best.splice(best.findLastIndex(({ uses }) => uses >= entry.uses) + 1, 0, entry)
        best.length = Math.min(best.length, most)
      }
      return best
    },
    // Two swapped letters are forgiven in any word.
    meant: (mistyped: string) => nearest(words, mistyped, swapped(mistyped).flatMap(find).sort(byUses)[0]),
  }
}

const LAST_LETTER = '\uffff'

const byUses = (a: Word, b: Word) => b.uses - a.uses

const firstFrom = (words: Entry[], start: string) => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.word ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Of the words within the maximum distance the nearest, of those the most used. Words that begin alike share their rows of edit
 * distances (edit-distance.ts), and those whose beginning is too far already are passed over together.
 */
const nearest = (words: Entry[], typed: string, bySwap: Word | undefined): Word | undefined => {
  const rows = [firstRow(typed)]
  let found = bySwap
  let least = bySwap ? 1 : maxDistance(typed)
  const whole = () => rows.at(-1)?.cells.at(-1) ?? FAR
  const asBeginning = () => (rows[typed.length]?.cells.at(-1) ?? FAR) + BEGINNING
  const mayBeNear = () =>
    (rows.at(-1)?.least ?? FAR) <= least || (rows.at(-2)?.least ?? FAR) < least || asBeginning() <= least
  let last = ''
  for (let index = 0; index < words.length; ) {
    const { word, uses, named } = words[index] as Entry
    rows.length = Math.min(rows.length, sharedLength(last, word) + 1)
    last = word
    while (rows.length <= word.length && mayBeNear()) rows.push(nextRow(rows, word, typed))
    if (rows.length <= word.length) {
      index = firstFrom(words, word.slice(0, rows.length - 1) + LAST_LETTER)
      continue
    }
    const distance = Math.min(whole(), asBeginning())
    if (named && (distance < least || (distance === least && uses > (found?.uses ?? 0)))) {
      found = { word, uses }
      least = distance
    }
    index++
  }
  return found
}

const FAR = 99

type Row = { cells: Uint8Array; least: number }

const firstRow = (typed: string): Row => ({
  cells: Uint8Array.from({ length: typed.length + 1 }, (_, j) => j),
  least: 0,
})

const nextRow = (rows: Row[], word: string, typed: string): Row => {
  const i = rows.length
  const [before, last] = [rows[i - 2]?.cells, rows[i - 1]?.cells]
  const cells = new Uint8Array(typed.length + 1)
  cells[0] = i
  let least = i
  for (let j = 1; j <= typed.length; j++) {
    const change = at(last, j - 1) + (word[i - 1] === typed[j - 1] ? 0 : 1)
    let steps = Math.min(at(last, j) + 1, at(cells, j - 1) + 1, change)
    if (j > 1 && word[i - 1] === typed[j - 2] && word[i - 2] === typed[j - 1])
      steps = Math.min(steps, at(before, j - 2) + 1)
    cells[j] = steps
    least = Math.min(least, steps)
  }
  return { cells, least }
}

const at = (cells: Uint8Array | undefined, j: number) => cells?.[j] ?? FAR

const sharedLength = (a: string, b: string) => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
