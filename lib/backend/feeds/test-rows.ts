import { csvReader } from '../catalogue-import/csv.ts'

/** For tests: the rows of a file, each by the names of its columns. */
export function rowsOf(text: string): Record<string, string>[] {
  const reader = csvReader()
  const [head, ...rows] = [...reader.push(text), ...reader.end()]
  return rows.map(({ fields, error }) => {
    if (error || fields.length !== head?.fields.length) throw new Error(`A broken row: ${fields.join('|')}`)
    return Object.fromEntries(fields.map((field, place) => [head.fields[place], field]))
  })
}
