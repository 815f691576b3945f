import { isSellersFault, type ReturnReason } from './return-state.ts'

const DAY_MS = 86_400_000

/** Where the seller states no window. */
export const RETURN_DAYS = 30

export type ReturnWindow = 'open' | 'over' | 'only-faulty'

/**
 * Whether something may still be sent back. What is defective, wrong or late is taken back for 30 days at least, however
 * short the seller's own window is.
 */
export function returnWindow(
  { deliveredAt, days = RETURN_DAYS }: { deliveredAt: Date; days?: number | undefined },
  reason: ReturnReason,
  now: Date,
): ReturnWindow {
  const most = isSellersFault(reason) ? Math.max(days, RETURN_DAYS) : days
  if (now.getTime() <= deliveredAt.getTime() + most * DAY_MS && most > 0) return 'open'
  return days < RETURN_DAYS && isWithin(deliveredAt, now) ? 'only-faulty' : 'over'
}

const isWithin = (deliveredAt: Date, now: Date) =>
  now.getTime() <= deliveredAt.getTime() + RETURN_DAYS * DAY_MS
