import 'server-only'
import type { Db } from '../db/pool.ts'

type Asked = { code: string; customer: string; number: string; order?: string }
type Standing = { used: number; usedByNumber: number; isFirstOrder: boolean }

/**
 * How often a coupon was used, in all and by this customer or their number, and whether this is the first order of either.
 * What was cancelled or has expired does not count. `order`: what is being placed, which is not counted itself.
 */
export async function couponStanding(
  on: Db,
  { code, customer, number, order = '' }: Asked,
): Promise<Standing> {
  const row = await on.one<Standing>(STANDING, [code, customer, number, order])
  if (!row) throw new Error('A count without a row.')
  return row
}

const STANDS = `o.status not in ('cancelled', 'expired') and o.id <> $4`

const STANDING = {
  name: 'coupon-standing',
  text: `
    select used::int as used, own::int as "usedByNumber",
           not exists (select from orders o where o.customer_id = $2 and ${STANDS})
           and not exists (select from orders o where $3 <> '' and o.address->>'mobileno' = $3 and ${STANDS}) as "isFirstOrder"
      from (select count(*) as used,
                   count(*) filter (where o.customer_id = $2 or (u.number <> '' and u.number = $3)) as own
              from coupon_uses u join orders o on o.id = u.order_id
             where u.code = $1 and ${STANDS}) counted`,
}
