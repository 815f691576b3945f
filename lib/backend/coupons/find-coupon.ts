import 'server-only'
import type { Coupon } from '#lib/coupons/rules/coupon.ts'
import type { Db } from '../db/pool.ts'

export const findCoupon = (on: Db, code: string) => on.one<Coupon>(FIND, [code])

/** Locks the coupon, so that orders with it are counted one after the other. */
export const lockCoupon = (tx: Db, code: string) => tx.one<Coupon>(LOCK, [code])

const COLUMNS = `code, kind, percent::float8 as percent, amount, most, least, starts, ends, first_order, per_number, in_all,
  products, sections, stopped_at`

const FIND = { name: 'find-coupon', text: `select ${COLUMNS} from coupons where code = $1` }
const LOCK = { name: 'lock-coupon', text: `${FIND.text} for no key update` }
