import 'server-only'
import type { Coupon } from '#lib/coupons/rules/coupon.ts'
import { couponCode } from '#lib/coupons/rules/coupon.ts'
import { type CouponField, readCoupon } from '#lib/coupons/rules/coupon-fields.ts'
import { env } from '#lib/server/settings/env.ts'
import { couponAdded, couponStopped, couponStoppedBefore, noSuchCoupon } from '#messages/cli-coupons.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { addCoupon } from './add-coupons.ts'

type Result = { done: boolean; message: string }

/** Adds one coupon from the words of the command; everything that is wrong is said at once. */
export const addNamedCoupon = async (
  code: string,
  textOf: (field: CouponField) => string,
): Promise<Result> => {
  const read = readCoupon(code, textOf)
  if ('faults' in read) return { done: false, message: read.faults.join('\n') }
  const { coupon } = read
  const added = await transaction(tx => addCoupon(tx, coupon))
  if ('faults' in added) return { done: false, message: added.faults.join('\n') }
  return { done: true, message: couponAdded(coupon.code, new URL(`/?c=${coupon.code}`, env.siteUrl).href) }
}

/** Nobody can use it from now on; it stays, since orders name it. */
export async function stopCoupon(typed: string): Promise<Result> {
  const code = couponCode(typed)
  const stopped = await db.run(
    'update coupons set stopped_at = now() where code = $1 and stopped_at is null',
    [code],
  )
  if (stopped > 0) return { done: true, message: couponStopped(code) }
  const known = await db.one('select 1 from coupons where code = $1', [code])
  return { done: known !== undefined, message: known ? couponStoppedBefore(code) : noSuchCoupon(typed) }
}

export type ListedCoupon = Coupon & { used: number }

/** The newest last; how often each was used counts what was not cancelled. */
export const allCoupons = () => db.query<ListedCoupon>(ALL)

const ALL = `
  select c.*, c.percent::float8 as percent,
         (select count(*)::int from coupon_uses u join orders o on o.id = u.order_id
           where u.code = c.code and o.status not in ('cancelled', 'expired')) as used
    from coupons c order by c.added_at, c.code`
