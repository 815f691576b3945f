const FLAGS = {
  import: ['--withdraw-missing', '--by-name', '--new', '--yes', '--check', '--strict'],
  export: ['--replace'],
  history: [],
  undo: ['--through', '--yes', '--check'],
  convert: ['--replace', '--before-is-mrp'],
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
  | {
      verb: 'convert'
      file: string
      from: Source
      stock: number | undefined
      /** What the shop is called. */
      name: string | undefined
    }
)

/** The arguments of the command line; undefined if the usage must be shown. */
export const readArguments = ([verb = '', ...rest]: string[]): Arguments | undefined => {
  if (!isVerb(verb)) return undefined
  const { from = 'auto', stock, name, words } = verb === 'convert' ? withValues(rest) : { words: rest }
  const flags = words.filter(word => word.startsWith('--'))
  const names = words.filter(word => !word.startsWith('--'))
  const allowed: string[] = FLAGS[verb]
  if (!flags.every(flag => allowed.includes(flag)) || !fits(verb, names)) return undefined
  const has = (flag: string) => flags.includes(flag)
  const [first = '', second = ''] = names
  if (verb === 'undo') return { verb, folder: '', publication: first ? Number(first) : undefined, has }
  if (verb !== 'convert') return { verb, folder: first, has }
  if (!isSource(from) || (stock !== undefined && !PIECES.test(stock)) || name?.trim() === '') return undefined
  const pieces = stock === undefined ? stock : Number(stock)
  return { verb, file: first, folder: second, from, stock: pieces, name: name?.trim(), has }
}

const isVerb = (word: string): word is Verb => Object.hasOwn(FLAGS, word)

const fits = (verb: Verb, names: string[]) => {
  if (verb === 'undo')
    return names.length === 0 || (names.length === 1 && /^[1-9]\d{0,8}$/.test(names[0] ?? ''))
  return names.length === { import: 1, export: 1, history: 0, convert: 2, feeds: 0, searches: 0 }[verb]
}

// Up to a million, as in a cell.
const PIECES = /^(0|[1-9]\d{0,5}|1000000)$/

/** What --from, --stock and --name say, as their own word or after =. */
const withValues = (rest: readonly string[]) => {
  const from = flagValue('--from', rest)
  const stock = flagValue('--stock', from.words)
  const name = flagValue('--name', stock.words)
  return { from: from.value, stock: stock.value, name: name.value, words: name.words }
}

const flagValue = (flag: string, words: readonly string[]) => {
  const place = words.findIndex(word => word === flag || word.startsWith(`${flag}=`))
  if (place < 0) return { words: [...words] }
  const [, own] = /^--[a-z-]+=(.*)$/s.exec(words[place] ?? '') ?? []
  const taken = own === undefined ? 2 : 1
  return { value: own ?? words[place + 1] ?? '', words: words.toSpliced(place, taken) }
}

const isSource = (word: string): word is Source => SOURCES.some(source => source === word)
