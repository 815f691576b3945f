import 'server-only'
import { isHoliOffer } from '#lib/cart/rules/totals.ts'
import type { PricedLine } from '#lib/checkout/rules/chosen-lines.ts'
import { orderMoney } from '#lib/checkout/rules/order-money.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import type { OrderRequest } from '#lib/contract/checkout-schemas.ts'
import { type Coupon, couponCode } from '#lib/coupons/rules/coupon.ts'
import { type CouponRefusal, inWords, refusedWith } from '#lib/coupons/rules/coupon-words.ts'
import { judgeCoupon } from '#lib/coupons/rules/judge-coupon.ts'
import type { FreeTerms } from '#lib/delivery/rules/free-terms.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import type { Db } from '../db/pool.ts'
import { couponStanding } from './coupon-standing.ts'
import { findCoupon, lockCoupon } from './find-coupon.ts'
import { goodsOfCoupon } from './goods-of-coupon.ts'
import { numberOfCustomer } from './number-of-customer.ts'
import { noteWrongCode, type Trying, waitToTry } from './wrong-codes.ts'

/** An order that asks for a coupon: its lines at their prices, and what its delivery costs without one. */
type Asking = Trying & {
  typed: string
  lines: readonly PricedLine[]
  addressid: string | undefined
  delivery: number | undefined
  free: FreeTerms
}

/** The effect of a coupon on an order; each line has its own part of the reduction. */
export type AppliedCoupon = {
  code: string
  lines: PricedLine[]
  freeDelivery: boolean
  /** The number that it counts for. */
  number: string
}

/** The coupon as it would be used now, or why not. Nothing is counted yet. */
export async function applyCoupon(on: Db, asking: Asking): Promise<AppliedCoupon | CouponRefusal> {
  const retryAfter = await waitToTry(on, asking)
  if (retryAfter) return { ...refusedWith('couponGuesses'), retryAfter }
  const code = couponCode(asking.typed)
  const coupon = code ? await findCoupon(on, code) : undefined
  if (!coupon) {
    await noteWrongCode(on, asking, code || asking.typed)
    return refusedWith('couponUnknown')
  }
  const number = await numberOfCustomer(on, asking.customer, asking.addressid)
  const taken = await judge(on, coupon, { ...asking, number })
  if ('key' in taken) return taken
  return savesNothing(asking, taken) ? refusedWith('couponSavesNothing') : { code, number, ...taken }
}

/** The same for an order, which is refused with it; undefined where it asks for none. */
export async function orderedCoupon(
  tx: Db,
  { coupan_Code: typed, addressid }: Pick<OrderRequest, 'coupan_Code' | 'addressid'>,
  asking: Omit<Asking, 'typed' | 'addressid'>,
): Promise<AppliedCoupon | undefined> {
  if (!typed?.trim()) return undefined
  const applied = await applyCoupon(tx, { ...asking, typed, addressid })
  if ('key' in applied) throw asError(applied)
  return applied
}

type Judged = { lines: readonly PricedLine[]; customer: string; number: string; order?: string }

async function judge(on: Db, coupon: Coupon, { lines, customer, number, order }: Judged) {
  const goods = await goodsOfCoupon(
    on,
    coupon,
    lines.map(({ product }) => product.id),
  )
  const taken = judgeCoupon(coupon, {
    lines: lines.map(({ product, unit }) => ({ paise: product.price * unit, isFor: goods.has(product.id) })),
    now: new Date(shopNow()),
    isOffer: isOffer(lines),
    ...(await couponStanding(on, { code: coupon.code, customer, number, order })),
  })
  if ('why' in taken) return inWords(taken)
  const { offs, freeDelivery } = taken
  return { lines: lines.map((line, place) => ({ ...line, couponOff: offs[place] ?? 0 })), freeDelivery }
}

const isOffer = (lines: readonly PricedLine[]) =>
  isHoliOffer(
    lines.map(({ product, unit }) => ({
      name: product.name,
      discountPrice: fromPaise(product.price),
      recommendedSellingPrice: 0,
      Unit: unit,
    })),
  )

/** Delivery may be free already, or no more where less is left of the goods. */
function savesNothing(
  asking: Asking,
  { lines, freeDelivery }: Pick<AppliedCoupon, 'lines' | 'freeDelivery'>,
) {
  const { delivery, free } = asking
  const atDoor = { paymentmode: 'COD' } as const
  const shop = { percent: 0, delivery, ...free }
  const before = orderMoney(asking.lines, atDoor, shop).total
  return orderMoney(lines, atDoor, { ...shop, freeDelivery }).total >= before
}

type Use = { order: string; customer: string; applied: AppliedCoupon }

/**
 * Counts it for an order, in the order's transaction, so that other orders with it are counted before or after (Rule 112). What
 * has changed since it was applied refuses the order.
 */
export async function countCoupon(tx: Db, { order, customer, applied }: Use) {
  const { code, number, lines } = applied
  const coupon = await lockCoupon(tx, code)
  const plain = lines.map(line => ({ ...line, couponOff: 0 }))
  const taken = coupon
    ? await judge(tx, coupon, { lines: plain, customer, number, order })
    : refusedWith('couponEnded')
  if ('key' in taken) throw asError(taken)
  await tx.run(USE, [order, code, number])
}

const asError = ({ key, parameters, sentence, retryAfter }: CouponRefusal) =>
  new ApiError(retryAfter ? 429 : 409, sentence, { key, parameters, ...(retryAfter && { retryAfter }) })

const USE = {
  name: 'use-coupon',
  text: `
    with used as (insert into coupon_uses (order_id, code, number) values ($1, $2, $3))
    update orders set coupon_code = $2 where id = $1`,
}
