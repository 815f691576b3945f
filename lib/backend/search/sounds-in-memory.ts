import 'server-only'
import { isIndic } from './in-latin.ts'
import { type Entry, sortedWords } from './sorted-words.ts'
import { MOST_OF_SOUND } from './sound-of.ts'
import type { SoundingWord, Word } from './vocabulary.ts'

/** The words by how they sound. A word that is written as it sounds is found as it stands, and takes no room here. */
export const soundsInMemory = (entries: Entry[], known: (words: string[]) => Word[]) => {
  const bySound = new Map<string, Word[]>()
  for (const { word, uses, sound } of entries) {
    if (!sound || sound === word) continue
    const alike = bySound.get(sound)
    if (alike) alike.push({ word, uses })
    else bySound.set(sound, [{ word, uses }])
  }
  const spoken = sortedWords(soundsOfIndic(entries))
  const indicOf = (sound: string) => (bySound.get(sound) ?? []).filter(({ word }) => isIndic(word))
  return {
    sounding: (sounds: string[]): SoundingWord[] =>
      sounds.filter(Boolean).flatMap(sound => {
        const alike = [...known([sound]), ...(bySound.get(sound) ?? [])]
        return withSound(mostUsed(alike, MOST_OF_SOUND), sound)
      }),
    soundBeginning: (start: string, most: number): Word[] => {
      const sounds = spoken.beginning(start, most)
      return mostUsed(
        sounds.flatMap(({ word }) => indicOf(word)),
        most,
      )
    },
    soundMeant: (mistyped: string): SoundingWord | undefined => {
      const meant = spoken.meant(mistyped)
      return meant && withSound(mostUsed(indicOf(meant.word), 1), meant.word)[0]
    },
  }
}

const soundsOfIndic = (entries: Entry[]) => {
  const sounds = new Map<string, Entry>()
  for (const { word, uses, named, sound } of entries) {
    if (!sound || !isIndic(word)) continue
    const same = sounds.get(sound)
    sounds.set(sound, { word: sound, uses: uses + (same?.uses ?? 0), named: named || same?.named === true })
  }
  return [...sounds.values()]
}

const mostUsed = (words: Word[], most: number) => words.toSorted((a, b) => b.uses - a.uses).slice(0, most)

const withSound = (words: Word[], sound: string): SoundingWord[] => words.map(word => ({ ...word, sound }))
