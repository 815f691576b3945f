import 'server-only'
import type { Db } from '../db/pool.ts'

/**
 * Where a file says nothing of positions, what it adds stands after all that is on sale, in the order of its rows. In a
 * shop that sells nothing yet all positions are 0, and products stand by their ids, which is the same order.
 */
export const placeNewProducts = async (tx: Db) => {
  const last = await tx.one<{ position: number | null }>(LAST)
  if (last?.position !== undefined && last.position !== null) await tx.run(PLACE, [last.position, MOST])
}

const MOST = 1_000_000_000

const LAST = 'select max(position) as position from products where not withdrawn'

const PLACE = `update staged_products s set position = least($2::integer, $1::integer + added.place)
  from (select n.id, row_number() over (order by n.line) as place from staged_products n
    where not exists (select from products p where p.id = n.id)) added
  where added.id = s.id`
