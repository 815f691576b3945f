import 'server-only'
import { moreKinds, moreLikeThis, onLine } from '#messages/imports.ts'
import { ownCopy } from './own-copy.ts'

/** What stands in the way of an import, or should be known of it, as its author reads it. */
export type ImportError = {
  file: string
  line?: number
  column?: string
  /** What the cell holds, for the report's own column. */
  value?: string
  reason: string
  /** The same in words of the desk, where the reason names files, fields or options that its reader never sees. */
  atDesk?: string
}

/** A sentence, or one for whoever writes files and one for who works at the desk. */
export type Told = string | { reason: string; atDesk: string }

/** Faults that say the same of other cells: how many, and the first ones. */
type ImportErrorKind = { count: number; first: ImportError[] }

const MOST_LISTED = 100_000
const FIRST = 3
const KINDS = 1_000

/** Collects faults: all are counted, by kind too, and as many are kept as a report can hold. */
export class ImportErrors {
  readonly listed: ImportError[] = []
  count = 0
  readonly #kinds = new Map<string, ImportErrorKind>()
  readonly #files = new Map<string, string>()

  /** A table that was read from another file is told under that file's name. */
  callFile(table: string, file: string) {
    this.#files.set(table, file)
  }

  add({ reason: said, ...told }: Omit<ImportError, 'reason' | 'atDesk'> & { reason: Told }) {
    const sentences = typeof said === 'string' ? { reason: said } : said
    const error: ImportError = { ...told, ...sentences, file: this.#files.get(told.file) ?? told.file }
    this.count++
    const kind = this.#kinds.size < KINDS ? kindOf(error) : OTHERS
    const found = this.#kinds.get(kind) ?? { count: 0, first: [] }
    this.#kinds.set(kind, found)
    found.count++
    if (this.listed.length >= MOST_LISTED && found.first.length >= FIRST) return
    const { value, reason, atDesk } = error
    const copy = {
      ...error,
      reason: ownCopy(reason),
      ...(value !== undefined && { value: ownCopy(value) }),
      ...(atDesk !== undefined && { atDesk: ownCopy(atDesk) }),
    }
    if (this.listed.length < MOST_LISTED) this.listed.push(copy)
    if (found.first.length < FIRST) found.first.push(copy)
  }

  /** Each kind, in the order of the files and of their lines. */
  get kinds(): ImportErrorKind[] {
    return [...this.#kinds.values()].toSorted((a, b) =>
      inOrder(a.first[0] as ImportError, b.first[0] as ImportError),
    )
  }
}

const OTHERS = ''

/** The same sentence of another cell differs by what it quotes and by its numbers. */
const kindOf = ({ file, column = '', reason }: ImportError) =>
  `${file.replace(/\/.*/s, '/')} ${column} ${reason.replace(/"[^"]*"|“[^”]*”/g, '“”').replace(/\d[\d,.]*/g, '0')}`

export const inOrder = (a: ImportError, b: ImportError) =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)

/** How errors are told to one kind of reader. */
export type Telling = {
  place: (error: ImportError) => { file: string; line?: number | undefined; column?: string | undefined }
  sentence: (told: Told | ImportError) => string
}

/** To whoever writes the files. */
export const OF_FILES: Telling = {
  place: ({ file, line, column }) => ({ file, line, column }),
  sentence: told => (typeof told === 'string' ? told : told.reason),
}

export const toldBy = (telling: Telling) => (error: ImportError) => {
  const { file, line, column } = telling.place(error)
  const place = [file, line && onLine(line), column].filter(Boolean).join(', ')
  return `${place}: ${telling.sentence(error)}`
}

export const inWords = toldBy(OF_FILES)

const FEW = 20
const MOST_KINDS = 40

/** As a screen shows them: all where they are few, else the first ones of each kind and how many more there are. */
export const onScreen = (
  errors: ImportErrors,
  few = FEW,
  telling = OF_FILES,
): { lines: string[]; whole: boolean } => {
  const { count, listed, kinds } = errors
  if (count <= few) return { lines: listed.toSorted(inOrder).map(toldBy(telling)), whole: true }
  const lines = kinds.slice(0, MOST_KINDS).flatMap(kind => kindInWords(kind, telling))
  const unshown = kinds.length - MOST_KINDS
  if (unshown > 0) lines.push(moreKinds(unshown))
  return { lines, whole: kinds.every(kind => kind.count === kind.first.length) && unshown <= 0 }
}

/** All of a few; of more the first, and where the next ones are. */
const kindInWords = ({ count, first }: ImportErrorKind, telling: Telling) => {
  const [one, ...next] = first
  if (!one || count === first.length) return first.map(toldBy(telling))
  const places = next.map(error => {
    const { file, line } = telling.place(error)
    return line ? onLine(line) : file
  })
  return [toldBy(telling)(one), moreLikeThis(count - 1, [...new Set(places)].join(', '))]
}

/** The folder is not taken in, and nothing was changed. */
export class ImportRefused extends Error {
  readonly errors: ImportErrors
  readonly warnings: ImportErrors
  constructor(errors: ImportErrors, warnings = new ImportErrors()) {
    super(onScreen(errors).lines.join('\n'))
    this.name = 'ImportRefused'
    this.errors = errors
    this.warnings = warnings
  }
}
