import 'server-only'
import type { PricedLine } from '#lib/checkout/rules/chosen-lines.ts'
import type { OrderMoney } from '#lib/checkout/rules/order-money.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import type { CouponRefusal } from '#lib/coupons/rules/coupon-words.ts'
import { missingInWords } from '#lib/delivery/rules/delivery-charges.ts'
import type { FreeTerms } from '#lib/delivery/rules/free-terms.ts'
import type { Db } from '../db/pool.ts'
import type { SellerFile } from '../shop/seller-file.ts'
import { applyCoupon } from './apply-coupon.ts'

type Asking = {
  typed: string | undefined
  customer: string
  address: string | undefined
  addressid: string | undefined
  lines: PricedLine[]
  delivery: number | undefined
}

/** The lines of a quote after the coupon that it asks for, and what it says of it. */
export async function quotedCoupon(on: Db, seller: SellerFile, { typed, lines, ...asking }: Asking) {
  const takesCoupons = (await on.one(ANY)) !== undefined
  const told = takesCoupons ? { takesCoupons } : {}
  if (!typed?.trim()) return { lines, told }
  const applied = await applyCoupon(on, { ...asking, typed, lines, free: seller.delivery })
  if ('key' in applied) return { lines, told: { ...told, ...refusalTold(applied) } }
  const { code, freeDelivery } = applied
  return { lines: applied.lines, free: { freeDelivery }, told: { ...told, couponCode: code } }
}

const refusalTold = ({ sentence, retryAfter }: CouponRefusal) => ({
  couponRefused: sentence,
  ...(retryAfter && { couponWait: retryAfter }),
})

const ANY = {
  name: 'any-coupon',
  text: 'select 1 from coupons where stopped_at is null and (ends is null or ends > now()) limit 1',
}

/** "₹200 more for free delivery" */
export function freeDeliveryTold(
  { subtotal, coupon, delivery }: OrderMoney,
  free: FreeTerms,
): Pick<Quote, 'freeDeliverySays'> {
  const freeDeliverySays = delivery > 0 ? missingInWords(free, subtotal - coupon) : ''
  return freeDeliverySays ? { freeDeliverySays } : {}
}
