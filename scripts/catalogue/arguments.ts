const FLAGS = {
  import: ['--withdraw-missing', '--by-name', '--new'],
  export: ['--replace'],
  convert: ['--replace'],
}
const SOURCES = ['auto', 'shopify', 'woocommerce', 'meta'] as const

type Source = (typeof SOURCES)[number]
type Arguments = { folder: string; has: (flag: string) => boolean } & (
  | { verb: 'import' | 'export' }
  | { verb: 'convert'; file: string; from: Source }
)

/** The arguments of the command line; undefined if the usage must be shown. */
export const readArguments = ([verb = '', ...rest]: string[]): Arguments | undefined => {
  if (verb !== 'import' && verb !== 'export' && verb !== 'convert') return undefined
  const { from = 'auto', words } = verb === 'convert' ? withFrom(rest) : { words: rest }
  const flags = words.filter(word => word.startsWith('--'))
  const names = words.filter(word => !word.startsWith('--'))
  if (!flags.every(flag => FLAGS[verb].includes(flag))) return undefined
  const has = (flag: string) => flags.includes(flag)
  const [first, second, ...more] = names
  if (verb !== 'convert') return first && second === undefined ? { verb, folder: first, has } : undefined
  return first && second && more.length === 0 && isSource(from)
    ? { verb, file: first, folder: second, from, has }
    : undefined
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
