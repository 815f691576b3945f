import 'server-only'
import { isIndic } from './in-latin.ts'
import { type Entry, sortedWords } from './sorted-words.ts'
import { MOST_OF_SOUND } from './sound-of.ts'
import type { Letters, SoundingWord, Word } from './vocabulary.ts'
import { wordsInDatabase } from './words-in-database.ts'

/** The words by how they sound. A word that is written as it sounds is found as it stands, and takes no room here. */
export const soundsInMemory = (entries: Entry[], known: (words: string[]) => Word[]) => {
  const bySound = new Map<string, Entry | Entry[]>()
  for (const entry of entries)
    if (entry.sound && entry.sound !== entry.word) addTo(bySound, entry.sound, entry)
  const spoken = sortedWords(soundsOfIndia(entries))
  const indicOf = (sound: string) => [bySound.get(sound) ?? []].flat().filter(({ word }) => isIndic(word))
  return {
    sounding: (sounds: string[]): SoundingWord[] =>
      sounds.filter(Boolean).flatMap(sound => {
        const alike = [...known([sound]), ...[bySound.get(sound) ?? []].flat()]
        return withSound(mostUsed(alike, MOST_OF_SOUND), sound)
      }),
    // Words in other letters are many, and seldom asked for so: the database has an index of them.
    soundBeginning: (start: string, most: number, letters: Letters) =>
      letters === 'others'
        ? wordsInDatabase.soundBeginning(start, most, letters)
        : mostUsed(
            spoken.beginning(start, most).flatMap(({ word }) => indicOf(word)),
            most,
          ),
    soundMeant: (mistyped: string): SoundingWord | undefined => {
      const meant = spoken.meant(mistyped)
      return meant && withSound(mostUsed(indicOf(meant.word), 1), meant.word)[0]
    },
  }
}

// Most sounds are those of one word.
const addTo = (bySound: Map<string, Entry | Entry[]>, sound: string, entry: Entry) => {
  const alike = bySound.get(sound)
  if (Array.isArray(alike)) alike.push(entry)
  else bySound.set(sound, alike ? [alike, entry] : entry)
}

const soundsOfIndia = (entries: Entry[]) => {
  const sounds = new Map<string, Entry>()
  for (const { word, uses, named, sound } of entries) {
    if (!sound || !isIndic(word)) continue
    const same = sounds.get(sound)
    sounds.set(sound, { word: sound, uses: uses + (same?.uses ?? 0), named: named || same?.named === true })
  }
  return [...sounds.values()]
}

const mostUsed = (words: Word[], most: number) => words.toSorted((a, b) => b.uses - a.uses).slice(0, most)

const withSound = (words: Word[], sound: string): SoundingWord[] =>
  words.map(({ word, uses }) => ({ word, uses, sound }))
