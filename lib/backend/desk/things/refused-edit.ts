import 'server-only'
import type { ActRefused } from '#lib/desk/rules/act-types.ts'
import type { ImportErrors } from '../../catalogue-import/errors.ts'

/** What the checks of an import say of a change: beside its fields, where it has them. */
export const refusedEdit = (errors: ImportErrors): ActRefused => {
  const found = errors.listed.map(({ column, reason }) => ({
    column: fieldOf(column),
    reason: asSentence(reason),
  }))
  const fields = Object.fromEntries(
    found.flatMap(({ column, reason }) => (column ? [[column, reason]] : [])).reverse(),
  )
  return { refused: found[0]?.reason ?? '', ...(Object.keys(fields).length > 0 && { fields }) }
}

// The columns by their other names in the form.
const fieldOf = (column?: string) => (column === 'path' ? 'new_section' : column)

const asSentence = (reason: string) => {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1)
  return /[.!?]$/.test(text) ? text : `${text}.`
}
