import { dayInWords } from '#lib/delivery/rules/day-in-words.ts'
import { type ParametersOf, type SentenceKey, sentenceOf } from '#lib/message-table.ts'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import type { CouponFault } from './judge-coupon.ts'

/** Why a coupon takes nothing off, as a sentence of the table. */
export type CouponRefusal = {
  key: SentenceKey
  parameters: readonly unknown[]
  sentence: string
  /** Seconds, where too many codes were wrong. */
  retryAfter?: number
}

export const refusedWith = <K extends SentenceKey>(
  key: K,
  ...parameters: ParametersOf<K>
): CouponRefusal => ({
  key,
  parameters,
  sentence: sentenceOf(key, ...parameters),
})

export function inWords(fault: CouponFault): CouponRefusal {
  if (fault.why === 'couponNotYet')
    return refusedWith('couponNotYet', dayInWords(isoInIndia(fault.from).slice(0, 10)))
  if (fault.why === 'couponLeast') return refusedWith('couponLeast', money(fault.least), money(fault.missing))
  if (fault.why === 'couponUsedByYou') return refusedWith('couponUsedByYou', fault.times)
  return refusedWith(fault.why)
}

const money = (paise: number) => rupee(fromPaise(paise))
