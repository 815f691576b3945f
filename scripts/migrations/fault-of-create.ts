import { faultOfReference } from './fault-of-reference.ts'
import { type Made, makes, plainName } from './made.ts'
import { partsOf, type Statement } from './statements.ts'

/** The fault of a `create …`: most new objects do not affect the previous build. */
export const faultOfCreate = ({ bare }: Statement, made: Made, old: Made): string | undefined => {
  if (/^create (unique )?index\b/.test(bare)) return faultOfIndex(bare, made)
  const [thing] = makes(bare)
  if (thing && old.has(thing))
    return `the build before uses ${thing} in its old shape. Give the new one another name.`
  if (thing?.startsWith('table ')) return faultOfTable(bare, made)
  if (thing || /^create extension\b/.test(bare)) return undefined
  return 'this check does not know what is created here: write it in another way, or teach scripts/migrations/fault-of-create.ts what it means to the build before.'
}

const faultOfTable = (bare: string, made: Made) => {
  const parent = /\b(?:inherits \(|partition of )\s*([\w.]+)/.exec(bare)?.[1]
  if (parent && !made.has(`table ${plainName(parent)}`))
    return `the build before would read these rows as rows of ${parent}. Make a table of its own.`
  const columns = bare.slice(bare.indexOf('(') + 1, bare.lastIndexOf(')'))
  return partsOf(columns)
    .map(column => faultOfReference(column, made))
    .find(Boolean)
}

const faultOfIndex = (bare: string, made: Made) => {
  if (/\bconcurrently\b/.test(bare))
    return 'a migration is one transaction, in which PostgreSQL makes no index concurrently. Leave the word out: writes to the table wait while the index is made, about a second for a million rows.'
  const [, unique, on = '', columns = ''] =
    /^create (unique )?index .*?\bon (?:only )?([\w.]+) (?:using \w+ ?)?\((.*)/.exec(bare) ?? []
  const table = plainName(on)
  if (!unique || made.has(`table ${table}`)) return undefined
  // The previous build leaves a new column empty, so its rows are never equal.
  const isNew = partsOf(columns.split(')')[0] ?? '').some(column => made.has(`column ${table}.${column}`))
  return isNew
    ? undefined
    : `the build before may write rows of ${table} that are alike in this, and the second would fail. Let the index have a new column that the build before leaves empty, or keep the rule in the code.`
}
