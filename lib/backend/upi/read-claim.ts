import 'server-only'
import { db } from '../db/pool.ts'

type Claim = {
  utr: string
  reason: string
  flagged: boolean
  /** In paise. */
  total: number
  /** Until when its pieces are held; null where nothing is. */
  held_until: Date | null
}

/** What a mail tells of a claim; undefined where it was deleted meanwhile. */
export const readClaim = (id: number) => db.one<Claim>(READ, [id])

const READ = `
  select k.utr, k.reason, k.flagged, o.total,
         case when o.status = 'awaiting' and not o.unheld then o.hold_until end as held_until
    from upi_claims k join orders o on o.id = k.order_id where k.id = $1`
