import 'server-only'
import type { ActRefused } from '#lib/desk/rules/act-types.ts'
import type { ImportErrors } from '../../catalogue-import/errors.ts'
import { asSentence } from './as-sentence.ts'

type Rows = readonly Readonly<Record<string, string>>[]

/** What the checks of an import say of a change: beside its fields, where it has them; of several things, of which one. */
export const refusedEdit = (errors: ImportErrors, rows: Rows = []): ActRefused => {
  const found = errors.listed.map(({ line = 0, column, reason, atDesk = reason }) => {
    // The first line of a sheet names its columns.
    const row = rows.length > 1 ? rows[line - 2] : undefined
    const told = asSentence(atDesk)
    return { column: fieldOf(column), reason: row ? `${row.ASIN ?? row.id}: ${told}` : told }
  })
  const fields = Object.fromEntries(
    found.flatMap(({ column, reason }) => (column ? [[column, reason]] : [])).reverse(),
  )
  return { refused: found[0]?.reason ?? '', ...(Object.keys(fields).length > 0 && { fields }) }
}

// The columns by their other names in the form.
const fieldOf = (column?: string) => (column === 'path' ? 'new_section' : column)
