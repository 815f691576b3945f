import 'server-only'
import { SORTED_BY, type Sort } from '#lib/contract/sorts.ts'

type By = (typeof SORTED_BY)[Sort]['by']

/** The column of `products` that each way compares. But for the position `product_search` has it too, from a migration. */
const COLUMNS: Record<By, string> = { position: 'position', price: 'discount_paise', name: 'name_key' }

/** The columns that search keeps only to sort by. What is featured it sorts by how well it fits, and the MRP it has for its bands. */
export const SEARCH_COLUMNS = Object.values(COLUMNS).filter(
  column => column !== COLUMNS.position && column !== 'original_paise',
)

/** The column of each way of sorting; equal rows go by id. */
export const sortColumn = (sort: Sort) => {
  const { by, falls } = SORTED_BY[sort]
  return { column: COLUMNS[by], falls }
}

export const orderBy = (sort: Sort, table: string, id = 'id') => {
  const { by, falls } = SORTED_BY[sort]
  const way = falls ? ' desc' : ''
  return `${table}.${COLUMNS[by]}${way}, ${table}.${id}${way}`
}

/** From the lowest, whether or not a list is offered that way. */
export const risingBy = (by: By, table: string) => `${table}.${COLUMNS[by]}, ${table}.id`
