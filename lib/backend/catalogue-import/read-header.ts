import 'server-only'
import {
  columnsTwice,
  didYouMeanColumn,
  knownColumns,
  missingColumns,
  namelessColumns,
  nothingToChange,
  semicolons,
  separatedByOther,
  tabs,
  unknownColumns,
  uprightStrokes,
} from '#messages/imports.ts'
import { didYouMean } from './did-you-mean.ts'
import type { ImportErrors } from './errors.ts'
import type { TableShape } from './read-table.ts'

/** The names of the columns as the table spells them; none where it is no header of ours and no row can be read by it. */
export const readHeader = (
  shape: TableShape,
  fields: string[],
  line: number,
  errors: ImportErrors,
): string[] => {
  const { file, required, instead = {}, free } = shape
  const known = knownOf(shape)
  const names = withoutEmptyEnd(fields).map(name => spelled(name, known, free))
  const addError = (reason: string) => errors.add({ file, line, reason })
  const separator = otherSeparator(fields, known)
  if (separator) {
    addError(separatedByOther(separator))
    return []
  }
  const meant = new Map<string, string | undefined>()
  for (const name of names)
    if (name && !known.includes(name) && !free?.(name))
      meant.set(
        name,
        didYouMean(
          name,
          known.filter(one => !names.includes(one)),
        ),
      )
  const guessed = [...meant.values()]
  const nameless = names.flatMap((name, index) => (name === '' ? [index + 1] : []))
  const isThere = (name = '') => names.includes(name) || guessed.includes(name)
  const missing = shape.unless?.some(name => names.includes(name))
    ? []
    : required.filter(name => !isThere(name) && !isThere(instead[name]))
  const twice = names.filter((name, index) => name && names.indexOf(name) !== index)
  if (nameless.length > 0) addError(namelessColumns(nameless.join(', ')))
  if (meant.size > 0) addError(unknownInWords(meant, known, free !== undefined))
  if (missing.length > 0) addError(missingColumns(missing.map(quoted).join(', ')))
  if (twice.length > 0) addError(columnsTwice(twice.map(quoted).join(', ')))
  const ours = names.filter(name => known.includes(name) || free?.(name)).length
  if (ours < LEAST && missing.length + meant.size + nameless.length + twice.length === 0)
    addError(nothingToChange)
  return ours < LEAST ? [] : names
}

// Fewer are those of another file, or of a title above the table.
const LEAST = 2

const knownOf = ({ required, optional }: TableShape): string[] => [...required, ...optional]

// A spreadsheet that once held more columns writes them on, without anything in them.
const withoutEmptyEnd = (fields: string[]) =>
  fields.slice(0, fields.findLastIndex(name => name.trim() !== '') + 1)

const spelled = (written: string, known: string[], free: TableShape['free']) => {
  const name = written.trim()
  const [, label] = /^attr\s*:\s*(.*)$/i.exec(name) ?? []
  if (free && label !== undefined) return `attr:${label}`
  const [, prefix = '', part] = /^(name|description|colongdescription|private)\s*:\s*(.*)$/i.exec(name) ?? []
  if (free && part !== undefined) return `${prefix.toLowerCase()}:${part}`
  return known.find(one => one.toLowerCase() === name.toLowerCase()) ?? name
}

const SEPARATORS = { ';': semicolons, '\t': tabs, '|': uprightStrokes }

const otherSeparator = (fields: string[], known: string[]) => {
  const found = (names: string[]) =>
    names.filter(name => known.includes(spelled(name.replaceAll('"', ''), known, undefined))).length
  const text = fields.join(',')
  const most = Math.max(found(fields), 1)
  return Object.entries(SEPARATORS).find(([sign]) => found(text.split(sign)) > most)?.[1]
}

const unknownInWords = (meant: Map<string, string | undefined>, known: string[], free: boolean) => {
  const names = [...meant].map(([name, one]) => quoted(name) + (one ? didYouMeanColumn(one) : ''))
  const all = [...meant.values()].every(Boolean)
  return unknownColumns(names.join(', '), all ? '' : knownColumns(known.join(', '), free))
}

const quoted = (name: string) => `"${name}"`
