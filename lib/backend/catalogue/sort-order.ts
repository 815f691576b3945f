import 'server-only'
import { SORTED_BY, type Sort } from '#lib/contract/sorts.ts'

const COLUMNS = { position: 'position', price: 'discount_paise', name: 'name_key' }

/** The column of each way of sorting; equal rows go by id. */
export const sortColumn = (sort: Sort) => {
  const { by, falls } = SORTED_BY[sort]
  return { column: COLUMNS[by], falls }
}

export const orderBy = (sort: Sort, table: string, id = 'id') => {
  const { column, falls } = sortColumn(sort)
  const way = falls ? ' desc' : ''
  return `${table}.${column}${way}, ${table}.${id}${way}`
}
