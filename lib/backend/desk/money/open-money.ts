import 'server-only'
import { payoutSums } from '../../courier-sheets/paid-out.ts'
import { db } from '../../db/pool.ts'
import { owedByUpi } from '../../upi/seller-claims.ts'

/** Money that is on its way at this moment, whenever its order was placed. In paise. */
export async function readOpenMoney() {
  const row = await db.one<Row>(OPEN)
  const owed = await owedByUpi()
  const payouts = await payoutSums()
  return {
    ...{ toCollect: 0, toCollectOrders: 0, refunds: 0, refundCount: 0, stuck: 0, ...row },
    owedByUpi: owed.reduce((sum, { amount }) => sum + amount, 0),
    owedCount: owed.length,
    // Known where payouts are taken in; else nobody can say what couriers still have.
    hasPayouts: payouts.length > 0,
    withCouriers: payouts.reduce((sum, { due }) => sum + due, 0),
    withCouriersCount: payouts.reduce((sum, { count }) => sum + count, 0),
  }
}

type Row = { toCollect: number; toCollectOrders: number; refunds: number; refundCount: number; stuck: number }

// Of an order with an advance the rest is due at the door, else all of it.
const DUE = `case when at_door > 0 then at_door else total end`
const AT_DOOR = `status in ('placed', 'packed', 'shipped') and (mode = 'COD' or at_door > 0)`

const OPEN = `
  select (select coalesce(sum(${DUE}), 0)::bigint from orders where ${AT_DOOR}) as "toCollect",
         (select count(*)::int from orders where ${AT_DOOR}) as "toCollectOrders",
         coalesce(sum(amount), 0)::bigint as refunds, count(*)::int as "refundCount",
         count(*) filter (where state = 'stuck')::int as stuck
    from (select amount, state from refunds where state <> 'done'
          union all select amount, state from part_refunds where state <> 'done') r`
