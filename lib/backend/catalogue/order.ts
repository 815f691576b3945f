import 'server-only'
import type { Sort } from '#lib/contract/sorts.ts'

type Order = { column: string; falls: boolean }

/** Each way of sorting: by this column, then by id. */
export const ORDERS: Record<Sort, Order> = {
  featured: { column: 'position', falls: false },
  priceLowToHigh: { column: 'discount_paise', falls: false },
  priceHighToLow: { column: 'discount_paise', falls: true },
  nameAZ: { column: 'name_key', falls: false },
  nameZA: { column: 'name_key', falls: true },
}

export const orderBy = (sort: Sort, table: string, id = 'id') => {
  const { column, falls } = ORDERS[sort]
  const way = falls ? ' desc' : ''
  return `${table}.${column}${way}, ${table}.${id}${way}`
}
