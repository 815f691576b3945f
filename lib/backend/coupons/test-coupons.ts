import 'server-only'
import { type CouponField, readCoupon } from '#lib/coupons/rules/coupon-fields.ts'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { type Buyer, orderRequestFrom, shop } from '../orders/test-orders.ts'
import { addCoupon } from './add-coupons.ts'

/** For tests: a coupon, from its fields as the seller types them. */
export async function newCoupon(code: string, fields: Partial<Record<CouponField, string>>) {
  const read = readCoupon(code, field => fields[field] ?? '')
  if ('faults' in read) throw new Error(read.faults.join(' '))
  const added = await transaction(tx => addCoupon(tx, read.coupon))
  if ('faults' in added) throw new Error(added.faults.join(' '))
}

/** For tests: from how many rupees of goods on the seller delivers free of charge. */
export async function setFreeAbove(freeAbove: number | undefined, percent = 10) {
  await db.run(
    `insert into shop (details, more) values ($1, $2)
     on conflict ("only") do update set details = excluded.details, more = excluded.more`,
    [
      JSON.stringify({ name: 'Narmada', settings: { onlineDiscountPercent: percent } }),
      JSON.stringify({ delivery: { ...(freeAbove !== undefined && { freeAbove }) } }),
    ],
  )
  clearCatalogueCache()
}

type Wanted = { id: number; units?: number }[]

export const quoteWith = async (buyer: Buyer, code: string, lines: Wanted) => {
  const { data } = await shop.checkout(
    {
      lines: lines.map(({ id, units = 1 }) => ({ prod_id: id, unit: units })),
      addressid: buyer.address,
      coupan_Code: code,
    },
    { token: buyer.token },
  )
  if (!data?.[0]) throw new Error('No quote.')
  return data[0]
}

export const orderWith = (
  buyer: Buyer,
  code: string,
  lines: Wanted,
  more: { mode?: 'COD' | 'ONLINE'; expected?: number; key?: string } = {},
) =>
  shop.placeOrder(
    { ...orderRequestFrom(buyer, more.mode ?? 'COD', lines, { expected: more.expected }), coupan_Code: code },
    { token: buyer.token, key: more.key },
  )
