import type { EndedPart } from '#lib/contract/returns-schemas.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { toPaise } from '#lib/rules/money.ts'
import {
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
): string {
  const money = exactRupees(toPaise(amount))
  if (refund === 'none') return ''
  if (refund === 'paid') return refundWasPaid(money, utr)
  if (refund === 'by-hand') return hasUpi ? refundIsPaidSoon(money) : refundNeedsUpi(money)
  if (refund === 'done') return refundIsThere(money)
  return refund === 'stuck' ? refundIsDelayed(money) : refundIsOnItsWay(money)
}
