import 'server-only'
import { isIndic } from './in-latin.ts'
import { type Entry, type SortedWords, sortedWords } from './sorted-words.ts'
import { MOST_OF_SOUND } from './sound-of.ts'
import type { Letters, SoundingWord, Word } from './vocabulary.ts'

/** The words by how they sound. A word that is written as it sounds is found as it stands, and takes no room here. */
export const soundsInMemory = (entries: Entry[], words: Pick<SortedWords, 'known' | 'beginning'>) => {
  const bySound = new Map<string, Word[]>()
  for (const { word, uses, sound } of entries) {
    if (!sound || sound === word) continue
    const alike = bySound.get(sound)
    if (alike) alike.push({ word, uses })
    else bySound.set(sound, [{ word, uses }])
  }
  const spoken = {
    'of India': sortedWords(soundsOf(entries, 'of India')),
    others: sortedWords(soundsOf(entries, 'others')),
  }
  const wordsOf = (sound: string, letters: Letters) =>
    (bySound.get(sound) ?? []).filter(({ word }) => lettersOf(word) === letters)
  return {
    sounding: (sounds: string[]): SoundingWord[] =>
      sounds.filter(Boolean).flatMap(sound => {
        const alike = [...words.known([sound]), ...(bySound.get(sound) ?? [])]
        return withSound(mostUsed(alike, MOST_OF_SOUND), sound)
      }),
    soundBeginning: (start: string, most: number, letters: Letters): Word[] =>
      mostUsed(
        [
          ...(letters === 'others' ? words.beginning(start, most) : []),
          ...spoken[letters].beginning(start, most).flatMap(({ word }) => wordsOf(word, letters)),
        ],
        most,
      ),
    soundMeant: (mistyped: string): SoundingWord | undefined => {
      const meant = spoken['of India'].meant(mistyped)
      return meant && withSound(mostUsed(wordsOf(meant.word, 'of India'), 1), meant.word)[0]
    },
  }
}

const lettersOf = (word: string): Letters => (isIndic(word) ? 'of India' : 'others')

const soundsOf = (entries: Entry[], letters: Letters) => {
  const sounds = new Map<string, Entry>()
  for (const { word, uses, named, sound } of entries) {
    if (!sound || sound === word || lettersOf(word) !== letters) continue
    const same = sounds.get(sound)
    sounds.set(sound, { word: sound, uses: uses + (same?.uses ?? 0), named: named || same?.named === true })
  }
  return [...sounds.values()]
}

const mostUsed = (words: Word[], most: number) => words.toSorted((a, b) => b.uses - a.uses).slice(0, most)

const withSound = (words: Word[], sound: string): SoundingWord[] => words.map(word => ({ ...word, sound }))
