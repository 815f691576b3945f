import { customerFileMissing, customerMissing, unknownCustomerVerb } from '#messages/cli-customers.ts'
import { verbMissing, wordTooMany } from '#messages/commands.ts'

const VERBS: Readonly<Record<string, { words: number; option?: string }>> = {
  show: { words: 1 },
  export: { words: 2 },
  erase: { words: 1, option: '--yes' },
  keep: { words: 1 },
}

/** What is wrong with the words after `npm run customers --`; undefined where nothing is. */
export function wrongWords(verb: string | undefined, words: readonly string[]): string | undefined {
  if (!verb) return verbMissing
  const known = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  if (!known) return unknownCustomerVerb(verb)
  const named = words.filter(word => word !== known.option)
  const stray = named.find(word => word.startsWith('--')) ?? named[known.words]
  if (stray !== undefined) return wordTooMany(stray)
  if (named.length === 0) return customerMissing
  return named.length < known.words ? customerFileMissing : undefined
}
