const FLAGS = {
  import: ['--withdraw-missing', '--by-name', '--new', '--yes', '--check'],
  export: ['--replace'],
  history: [],
  undo: ['--through', '--yes', '--check'],
}

type Verb = keyof typeof FLAGS
type Arguments = {
  verb: Verb
  folder: string
  /** Of the publication to undo; undefined is the last one. */
  publication: number | undefined
  has: (flag: string) => boolean
}

/** The arguments of the command line; undefined if the usage must be shown. */
export const readArguments = ([verb = '', ...rest]: string[]): Arguments | undefined => {
  if (!isVerb(verb)) return undefined
  const flags = rest.filter(word => word.startsWith('--'))
  const words = rest.filter(word => !word.startsWith('--'))
  const allowed: string[] = FLAGS[verb]
  if (!flags.every(flag => allowed.includes(flag)) || !fits(verb, words)) return undefined
  const [first = ''] = words
  return {
    verb,
    folder: first,
    publication: verb === 'undo' && first ? Number(first) : undefined,
    has: flag => flags.includes(flag),
  }
}

const isVerb = (word: string): word is Verb => Object.hasOwn(FLAGS, word)

const fits = (verb: Verb, words: string[]) => {
  if (verb === 'history') return words.length === 0
  if (verb === 'undo')
    return words.length === 0 || (words.length === 1 && /^[1-9]\d{0,8}$/.test(words[0] ?? ''))
  return words.length === 1
}
