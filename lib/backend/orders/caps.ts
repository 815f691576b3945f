import 'server-only'
import { DAILY_COD_LIMIT, OPEN_COD_LIMIT, UNPAID_LIMIT } from '../../constants.ts'
import { ApiError } from '../../contract/api-error.ts'
import { messages } from '../../messages.ts'
import type { Db } from '../db/pool.ts'

/** Ruling 25, and the same thought for the stock that unpaid orders hold. */
export async function refuseOverCap(tx: Db, customer: string, mode: 'COD' | 'ONLINE') {
  const count = await tx.one<Count>(COUNT, [customer])
  if (!count) return
  if (mode === 'ONLINE' && count.unpaid >= UNPAID_LIMIT) throw new ApiError(429, messages.tooManyUnpaid)
  if (mode === 'COD' && count.open >= OPEN_COD_LIMIT) throw new ApiError(429, messages.tooManyOpen)
  if (mode === 'COD' && count.today >= DAILY_COD_LIMIT) throw new ApiError(429, messages.tooManyToday)
}

type Count = { open: number; today: number; unpaid: number }

const COUNT = {
  name: 'order-caps',
  text: `
    select count(*) filter (where mode = 'COD' and status in ('placed', 'packed', 'shipped')) as open,
           count(*) filter (where mode = 'COD' and placed_at > now() - interval '1 day') as today,
           count(*) filter (where status = 'awaiting') as unpaid
      from orders where customer_id = $1`,
}
