const FLAGS = {
  import: ['--withdraw-missing', '--by-name', '--new', '--yes', '--check'],
  export: ['--replace'],
  history: [],
  undo: ['--through', '--yes', '--check'],
  convert: ['--replace'],
  feeds: [],
  searches: [],
}
const SOURCES = ['auto', 'shopify', 'woocommerce', 'meta', 'table'] as const

type Verb = keyof typeof FLAGS
type Source = (typeof SOURCES)[number]
type Arguments = { folder: string; has: (flag: string) => boolean } & (
  | { verb: 'import' | 'export' | 'history' | 'feeds' | 'searches' }
  /** `publication`: undefined is the last one. */
  | { verb: 'undo'; publication: number | undefined }
  | { verb: 'convert'; file: string; from: Source }
)

/** The arguments of the command line; undefined if the usage must be shown. */
export const readArguments = ([verb = '', ...rest]: string[]): Arguments | undefined => {
  if (!isVerb(verb)) return undefined
  const { from = 'auto', words } = verb === 'convert' ? withFrom(rest) : { words: rest }
  const flags = words.filter(word => word.startsWith('--'))
  const names = words.filter(word => !word.startsWith('--'))
  const allowed: string[] = FLAGS[verb]
  if (!flags.every(flag => allowed.includes(flag)) || !fits(verb, names)) return undefined
  const has = (flag: string) => flags.includes(flag)
  const [first = '', second = ''] = names
  if (verb === 'undo') return { verb, folder: '', publication: first ? Number(first) : undefined, has }
  if (verb !== 'convert') return { verb, folder: first, has }
  return isSource(from) ? { verb, file: first, folder: second, from, has } : undefined
}

const isVerb = (word: string): word is Verb => Object.hasOwn(FLAGS, word)

const fits = (verb: Verb, names: string[]) => {
  if (verb === 'undo')
    return names.length === 0 || (names.length === 1 && /^[1-9]\d{0,8}$/.test(names[0] ?? ''))
  return names.length === { import: 1, export: 1, history: 0, convert: 2, feeds: 0, searches: 0 }[verb]
}

/** What --from names, as its own word or after =. */
const withFrom = (words: readonly string[]) => {
  const place = words.findIndex(word => word === '--from' || word.startsWith('--from='))
  if (place < 0) return { words: [...words] }
  const [, own] = (words[place] ?? '').split('=', 2)
  const taken = own === undefined ? 2 : 1
  return { from: own ?? words[place + 1] ?? '', words: words.toSpliced(place, taken) }
}

const isSource = (word: string): word is Source => SOURCES.some(source => source === word)
