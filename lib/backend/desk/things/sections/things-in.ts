import 'server-only'
import type { Db } from '../../../db/pool.ts'
import type { OneSection } from './section-tree.ts'

/** How many things stand in a section or are listed there too, the hidden ones counted. */
export const thingsIn = async (tx: Db, { rows }: OneSection) =>
  (await tx.one<{ count: number }>(COUNT, [rows.map(({ id }) => id)]))?.count ?? 0

const COUNT = `select count(*)::int as count from products
  where (not withdrawn or hidden)
    and (subcategory_id = any($1) or category_id = any($1) or group_id = any($1) or further && $1::int[])`
