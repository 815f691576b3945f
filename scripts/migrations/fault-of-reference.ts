import { type Made, plainName } from './made.ts'

/** A foreign key to a table from which the previous build deletes, without saying what happens to the row. */
export const faultOfReference = (column: string, made: Made): string | undefined => {
  const table = /\breferences ([\w.]+)/.exec(column)?.[1]
  if (!table || made.has(`table ${plainName(table)}`)) return undefined
  if (/\bon delete (cascade|set null|set default)\b/.test(column)) return undefined
  return `the build before deletes rows of ${table}, knows nothing of this reference, and would fail. Say “on delete cascade” or “on delete set null”.`
}
