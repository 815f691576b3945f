import 'server-only'
import type { Coupon } from '#lib/coupons/rules/coupon.ts'
import type { Db } from '../db/pool.ts'

/** The products that a coupon is for: all, those that it names, or those in its sections and collections. */
export async function goodsOfCoupon(
  on: Db,
  { products, sections }: Coupon,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (products.length === 0 && sections.length === 0) return new Set(ids)
  const rows = await on.query<{ id: number }>(GOODS, [ids, products, sections])
  return new Set(rows.map(({ id }) => id))
}

// A product's facets hold minus the id of each section and collection that lists it.
const GOODS = {
  name: 'goods-of-coupon',
  text: `
    select p.id from products p left join product_facets f on f.product_id = p.id
     where p.id = any($1)
       and (p.id = any($2) or array[p.group_id, p.category_id, p.subcategory_id] && $3 or p.further && $3
            or f.facets && array(select -s from unnest($3::int[]) s))`,
}
