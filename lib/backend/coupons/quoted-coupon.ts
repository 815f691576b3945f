import 'server-only'
import { missingForFree } from '#lib/cart/rules/totals.ts'
import type { PricedLine } from '#lib/checkout/rules/chosen-lines.ts'
import type { OrderMoney } from '#lib/checkout/rules/order-money.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import type { CouponRefusal } from '#lib/coupons/rules/coupon-words.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import { moreForFreeDelivery } from '#messages/coupon-pages.ts'
import type { Db } from '../db/pool.ts'
import type { SellerFile } from '../shop/seller-file.ts'
import { applyCoupon } from './apply-coupon.ts'
import { freeAboveOf } from './free-above.ts'

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
  const freeAbove = freeAboveOf(seller)
  const takesCoupons = (await on.one(ANY)) !== undefined
  const told = takesCoupons ? { takesCoupons } : {}
  if (!typed?.trim()) return { freeAbove, lines, told }
  const applied = await applyCoupon(on, { ...asking, typed, lines, freeAbove })
  if ('key' in applied) return { freeAbove, lines, told: { ...told, ...refusalTold(applied) } }
  const { code, freeDelivery } = applied
  return { freeAbove, lines: applied.lines, free: { freeDelivery }, told: { ...told, couponCode: code } }
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
  freeAbove: number | undefined,
): Pick<Quote, 'freeDeliverySays'> {
  const missing = missingForFree({ subtotal: subtotal - coupon, delivery, isOffer: false }, freeAbove)
  return missing > 0 ? { freeDeliverySays: moreForFreeDelivery(rupee(fromPaise(missing))) } : {}
}
