import { parseArgs } from 'node:util'
import { optionMissing, strayOption, verbMissing, wordsTooMany } from '#messages/commands.ts'

type Verb = {
  /** The options that it takes; those with `!` must be there. */
  options?: readonly string[]
  /** How many names it takes at least and at most. */
  names?: [least: number, most: number]
}

type Command = {
  verbs: Record<string, Verb>
  /** Options that are there or not, without a text. */
  flags?: readonly string[]
  unknownVerb: (verb: string) => string
  /** What is said where a name is missing. */
  nameMissing: string
}

export type ReadVerb = {
  verb: string
  names: string[]
  text: (option: string) => string
  has: (flag: string) => boolean
}

/** The words of a command, parsed; or a sentence about the mistake in them. */
export function readVerb(words: string[], command: Command): ReadVerb | { wrong: string } {
  const { verbs, flags = [], unknownVerb, nameMissing } = command
  const parts = partsOf(words, verbs, flags)
  if ('wrong' in parts) return parts
  const { values, positionals } = parts
  const [verb = '', ...names] = positionals
  const taken = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!taken) return { wrong: verb ? unknownVerb(verb) : verbMissing }
  const { options = [], names: [least, most] = [0, 0] } = taken
  const tooMany = names[most]
  if (tooMany !== undefined) return { wrong: wordsTooMany(tooMany) }
  if (names.length < least) return { wrong: nameMissing }
  const known = options.map(bare)
  const stray = Object.keys(values).find(name => !known.includes(name))
  if (stray) return { wrong: strayOption(stray, verb) }
  const text = (option: string) =>
    typeof values[option] === 'string' ? values[option].replace(/[^\S\n]+/g, ' ').trim() : ''
  const missing = options.find(option => option.endsWith('!') && !text(bare(option)))
  if (missing) return { wrong: optionMissing(bare(missing)) }
  return { verb, names, text, has: flag => values[flag] === true }
}

const bare = (option: string) => option.replace(/!$/, '')

function partsOf(words: string[], verbs: Record<string, Verb>, flags: readonly string[]) {
  const names = new Set(Object.values(verbs).flatMap(({ options = [] }) => options.map(bare)))
  const options = Object.fromEntries(
    [...names].map(name => [
      name,
      { type: flags.includes(name) ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  try {
    return parseArgs({ args: words, allowPositionals: true, options })
  } catch (error) {
    return { wrong: (error as Error).message }
  }
}
