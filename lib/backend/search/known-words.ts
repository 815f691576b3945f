import 'server-only'
import { scriptOf } from './in-latin.ts'
import { soundOf } from './sound-of.ts'
import type { Vocabulary, Word } from './vocabulary.ts'
import { isParticle, wordsFor } from './words-for.ts'

/**
 * What the shop knows of each of these words: itself and its other names, and what sounds the same in other letters; in the
 * same ones only where it does not know the word as it stands.
 */
export const knownWords = async (asked: string[], words: Vocabulary): Promise<Map<string, Word[]>> => {
  const names = new Map(asked.map(word => [word, wordsFor(word)]))
  const all = [...names.values()].flat()
  const sounds = new Set(all.filter(name => !isParticle(name)).map(soundOf))
  sounds.delete('')
  const [known, sounding] = await Promise.all([words.known(all), words.sounding([...sounds])])
  const alikeTo = (name: string, isKnown: boolean) =>
    sounding.filter(
      ({ word, sound }) => sound === soundOf(name) && (!isKnown || scriptOf(word) !== scriptOf(name)),
    )
  return new Map(
    [...names].map(([word, list]) => {
      const own = list.flatMap(name => known.filter(entry => entry.word === name))
      const alike = list.flatMap(name => alikeTo(name, own.length > 0))
      return [word, uniqueWords([...own, ...alike.map(({ word, uses }) => ({ word, uses }))])]
    }),
  )
}

export const uniqueWords = (words: Word[]) => [...new Map(words.map(entry => [entry.word, entry])).values()]
