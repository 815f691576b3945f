import 'server-only'
import type { Db } from '../db/pool.ts'

/** Puts back what `undoing` says of how the shop delivered; tells how many rows say something else now. */
export const undoDelivery = async (tx: Db): Promise<number> => {
  await tx.run(CHANGED_SINCE)
  return tx.run(RESTORE)
}

const CHANGED_SINCE = `update undoing u set conflict = 'since' from delivery_rules d
  where u.of = 'delivery' and d.id = u.id and u.conflict is null
    and coalesce(d.terms, 'null') is distinct from u.after`

const RESTORE = `update delivery_rules d set terms = nullif(u.before, 'null')
  from undoing u where u.of = 'delivery' and u.key = 'terms' and d.id = u.id and u.conflict is null
    and coalesce(d.terms, 'null') <> u.before`
