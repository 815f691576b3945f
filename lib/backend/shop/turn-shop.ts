import 'server-only'
import { saleMomentOf } from '../catalogue/sale-moment.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { noteCatalogueChange } from '../watch-changes.ts'
import { reopens } from './closed-part.ts'
import { moreOf } from './shop-json.ts'

/** Lets cached pages follow when a banner begins or ends, and when a closed shop opens again; tells how many turned. */
export const turnShop = async (): Promise<number> => {
  const row = await db.one<{ more: Record<string, unknown>; turned: number; now: Date }>(KNOWN)
  if (!row) return 0
  const passed = momentsOf(row.more).filter(at => at <= row.now).length
  if (passed === row.turned) return 0
  return transaction(async tx => {
    const turned = await tx.run(TURN, [passed, row.turned])
    if (turned > 0) await noteCatalogueChange(tx)
    return turned
  })
}

const momentsOf = (more: Record<string, unknown>): Date[] => {
  const { closed, bannerDates } = moreOf(more)
  const dates = bannerDates.flatMap(({ from, to }) => [
    from && saleMomentOf(from, 'start'),
    to && saleMomentOf(to, 'end'),
  ])
  return [...dates, closed && reopens(closed)].filter(at => at instanceof Date)
}

const KNOWN = {
  name: 'moments of the shop',
  text: `select more, turned, now() as now from shop
    where turned <> 0 or more ?| array['bannerDates', 'closed']`,
}

const TURN = 'update shop set turned = $1 where turned = $2'
