import { spread } from '#lib/bills/rules/spread.ts'
import type { Coupon } from './coupon.ts'

/** A line of an order: what its units cost, and whether the coupon is for its product. */
export type CouponLine = { paise: number; isFor: boolean }

/** What is known of an order that asks for a coupon. */
export type CouponFacts = {
  lines: readonly CouponLine[]
  now: Date
  /** The offer's price takes no coupon. */
  isOffer: boolean
  /** How many orders have used it, in all and of this number. */
  used: number
  usedByNumber: number
  isFirstOrder: boolean
}

/** Of each line what is taken off, or that the delivery is. */
export type CouponTaken = { offs: number[]; freeDelivery: boolean }

export type CouponFault =
  | { why: 'couponUnderOffer' | 'couponNotFirst' | 'couponUsedUp' | 'couponNotForThese' | 'couponEnded' }
  | { why: 'couponNotYet'; from: Date }
  | { why: 'couponLeast'; least: number; missing: number }
  | { why: 'couponUsedByYou'; times: number }

/** What a coupon takes off an order, or why it takes nothing: first what holds for everybody, then what the order lacks. */
export function judgeCoupon(coupon: Coupon, facts: CouponFacts): CouponTaken | CouponFault {
  const { lines, now, isOffer, used, usedByNumber, isFirstOrder } = facts
  if (coupon.stopped_at || (coupon.ends && now >= coupon.ends)) return { why: 'couponEnded' }
  if (coupon.starts && now < coupon.starts) return { why: 'couponNotYet', from: coupon.starts }
  if (coupon.in_all !== null && used >= coupon.in_all) return { why: 'couponUsedUp' }
  if (coupon.per_number !== null && usedByNumber >= coupon.per_number)
    return { why: 'couponUsedByYou', times: coupon.per_number }
  if (coupon.first_order && !isFirstOrder) return { why: 'couponNotFirst' }
  if (isOffer) return { why: 'couponUnderOffer' }
  const weights = lines.map(({ paise, isFor }) => (isFor ? paise : 0))
  if (!lines.some(({ isFor }) => isFor)) return { why: 'couponNotForThese' }
  const value = weights.reduce((sum, paise) => sum + paise, 0)
  const least = leastOf(coupon)
  if (value < least) return { why: 'couponLeast', least, missing: least - value }
  return { offs: spread(takenOff(coupon, value), weights), freeDelivery: coupon.kind === 'delivery' }
}

/** A flat coupon leaves something to pay. */
export const leastOf = ({ kind, amount, least }: Pick<Coupon, 'kind' | 'amount' | 'least'>) =>
  kind === 'flat' ? Math.max(least, (amount ?? 0) + RUPEE) : least

/** Whole rupees, and never more than the goods that it is for. */
function takenOff({ kind, percent, amount, most }: Coupon, value: number) {
  const rupees =
    kind === 'percent'
      ? Math.min(Math.round((value * (percent ?? 0)) / 100 / RUPEE), Math.floor((most ?? Infinity) / RUPEE))
      : Math.floor((amount ?? 0) / RUPEE)
  return RUPEE * Math.min(rupees, Math.floor(value / RUPEE))
}

const RUPEE = 100
