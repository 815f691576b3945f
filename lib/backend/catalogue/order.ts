import 'server-only'
import type { Sort } from '#lib/contract/catalogue-schemas.ts'

/** Each way of sorting as SQL, over a table with these columns; the id decides between equals. */
export const orderBy = (sort: Sort, table: string) => ORDERS[sort].map(term => `${table}.${term}`).join(', ')

const ORDERS: Record<Sort, [string, string]> = {
  featured: ['position', 'id'],
  priceLowToHigh: ['discount_paise', 'id'],
  priceHighToLow: ['discount_paise desc', 'id desc'],
  nameAZ: ['name_key', 'id'],
  nameZA: ['name_key desc', 'id desc'],
}
