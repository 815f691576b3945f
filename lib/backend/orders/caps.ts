import 'server-only'
import { DAILY_COD_LIMIT, OPEN_COD_LIMIT, UNPAID_LIMIT } from '../../constants.ts'
import { ApiError } from '../../contract/api-error.ts'
import { messages } from '../../messages.ts'

/** A customer's orders to pay at the door that are on their way and of the last day, and the unpaid ones. */
export type Counts = { open: number; today: number; unpaid: number }

/** Ruling 25, and the same thought for the stock that unpaid orders hold. */
export function refuseOverCap(counts: Counts, mode: 'COD' | 'ONLINE') {
  if (mode === 'ONLINE' && counts.unpaid >= UNPAID_LIMIT) throw new ApiError(429, messages.tooManyUnpaid)
  if (mode === 'COD' && counts.open >= OPEN_COD_LIMIT) throw new ApiError(429, messages.tooManyOpen)
  if (mode === 'COD' && counts.today >= DAILY_COD_LIMIT) throw new ApiError(429, messages.tooManyToday)
}
