import 'server-only'
import type { Db } from '../db/pool.ts'

/**
 * Counts products anew for the planner. PostgreSQL does so by itself, but where that falls into a transaction that
 * fills the table, it finds none: a join with all products then takes minutes.
 */
export const analyzeProducts = async (tx: Db) => {
  for (const table of ['products', 'product_texts', 'product_sizes']) await tx.run(`analyze ${table}`)
}
