import type { EndedPart } from '#lib/contract/returns-schemas.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { toPaise } from '#lib/rules/money.ts'
import {
  refundCameBack,
  refundComesBack,
  refundIsDelayed,
  refundIsOnItsWay,
  refundIsPaidSoon,
  refundIsThere,
  refundNeedsUpi,
  refundWasPaid,
} from '#messages/returns-pages.ts'

/** How far the money of a part is, as its customer reads it; '' where nothing was paid for it. */
export function partRefundInWords(
  { amount, refund, utr }: Pick<EndedPart, 'amount' | 'refund' | 'utr'>,
  hasUpi: boolean,
  isPaidOnline = false,
): string {
  const money = exactRupees(toPaise(amount))
  if (refund === 'none') return ''
  if (isPaidOnline && refund === 'paid') return refundCameBack(money, utr)
  if (isPaidOnline && refund === 'by-hand') return refundComesBack(money)
  if (refund === 'paid') return refundWasPaid(money, utr)
  if (refund === 'by-hand') return hasUpi ? refundIsPaidSoon(money) : refundNeedsUpi(money)
  if (refund === 'done') return refundIsThere(money)
  return refund === 'stuck' ? refundIsDelayed(money) : refundIsOnItsWay(money)
}
