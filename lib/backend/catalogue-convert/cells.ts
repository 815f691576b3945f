import type { StoredRow } from './row-store.ts'

type Row = StoredRow | readonly string[]
export type ReadCell = (row: Row) => string

/** Reads a row's cells by their headings, each under any of its names; capitals make no difference. */
export const cellsOf = (header: readonly string[]) => {
  const places = new Map<string, number>()
  for (const [place, name] of header.entries()) {
    const key = columnKey(name)
    if (!places.has(key)) places.set(key, place)
  }
  const used = new Set<number>()
  const at = (place: number | undefined): ReadCell => {
    if (place !== undefined) used.add(place)
    return row => (place === undefined ? '' : (('cells' in row ? row.cells : row)[place]?.trim() ?? ''))
  }
  const placeOf = (names: readonly string[]) =>
    names.map(name => places.get(columnKey(name))).find(place => place !== undefined)
  return {
    has: (...names: string[]) => placeOf(names) !== undefined,
    at,
    /** Gives the cell of a row, '' where there is none. */
    cell: (...names: string[]) => at(placeOf(names)),
    /** Columns that say nothing of the goods, or what others say. */
    ignore: (...names: string[]) => {
      for (const name of names) used.add(places.get(columnKey(name)) ?? -1)
    },
    /** What a row holds in columns that nothing reads. */
    unreadOf: ({ cells }: StoredRow) =>
      header.flatMap((column, place) => {
        const value = used.has(place) ? '' : (cells[place]?.trim() ?? '')
        return value && column ? [{ column, value }] : []
      }),
  }
}

export const columnKey = (heading: string) => heading.trim().toLowerCase().replace(/\s+/g, ' ')
