import 'server-only'
import type { Db } from '../db/pool.ts'
import { COLUMNS, FREE_COLUMNS, inWhole, WHOLE_PRODUCTS } from './product-columns.ts'

/** The columns that every shop has, and of the others those that one of its products (`where`) uses. */
export const usedColumns = async (tx: Db, where: string) => {
  const seldom = COLUMNS.filter(({ unused }) => unused !== undefined)
  const asked = seldom.map(
    column => `bool_or(${inWhole(column)} is distinct from ${column.unused}) as ${column.sql}`,
  )
  const used = await tx.one<Record<string, boolean | null>>(
    `select ${asked.join(', ')} from ${WHOLE_PRODUCTS} where ${where}`,
  )
  return COLUMNS.filter(({ sql, unused }) => unused === undefined || used?.[sql])
}

/** Those of free names that are used, in the order of their names. */
export const usedFreeColumns = async (tx: Db, where: string) => {
  const found = []
  for (const column of FREE_COLUMNS) {
    const keys = await tx.query<{ key: string }>(
      `select distinct key from ${WHOLE_PRODUCTS}, jsonb_object_keys(${inWhole(column)}) key where ${where} order by key`,
    )
    found.push(keys.map(({ key }) => ({ sql: column.sql, prefix: column.prefix, key })))
  }
  return found.flat()
}

/** Of `products p`: a hidden product is the seller's all the same. */
export const IS_KEPT = '(not p.withdrawn or p.hidden)'
