import { isoInIndia } from '#lib/orders/rules/india-time.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import {
  fromDay,
  fromLeast,
  isStopped,
  onFirstOrder,
  onlyFor,
  perNumber,
  takesDelivery,
  takesPercent,
  toDay,
  usedTimes,
} from '#messages/cli-coupons.ts'
import type { Coupon } from './coupon.ts'

/** What a coupon takes off, on which terms, and how often it was used. */
export const termsInWords = (coupon: Coupon & { used: number }): string =>
  [
    takes(coupon),
    coupon.least > 0 && fromLeast(money(coupon.least)),
    coupon.starts && fromDay(dayOf(coupon.starts)),
    // The last day on which it counts.
    coupon.ends && toDay(dayOf(new Date(coupon.ends.getTime() - 1))),
    coupon.first_order && onFirstOrder,
    coupon.per_number && perNumber(coupon.per_number),
    (coupon.products.length > 0 || coupon.sections.length > 0) &&
      onlyFor(coupon.products.length, coupon.sections.length),
    usedTimes(coupon.used, coupon.in_all),
    coupon.stopped_at && isStopped,
  ]
    .filter(Boolean)
    .join(' · ')

function takes({ kind, percent, amount, most }: Coupon): string {
  if (kind === 'delivery') return takesDelivery
  return kind === 'flat' ? money(amount ?? 0) : takesPercent(percent ?? 0, most === null ? '' : money(most))
}

const money = (paise: number) => rupee(fromPaise(paise))
const dayOf = (at: Date) => isoInIndia(at).slice(0, 10)
