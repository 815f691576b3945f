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

/** What a mail tells of a claim. Its order's mails go when it goes. */
export async function readClaim(id: number): Promise<Claim> {
  const claim = await db.one<Claim>(READ, [id])
  if (!claim) throw new Error('A mail of a claim that is not there.')
  return claim
}

const READ = `
  select k.utr, k.reason, k.flagged, o.total,
         case when o.status = 'awaiting' and not o.unheld then o.hold_until end as held_until
    from upi_claims k join orders o on o.id = k.order_id where k.id = $1`
