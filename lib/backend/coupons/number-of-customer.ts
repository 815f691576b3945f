import 'server-only'
import type { Db } from '../db/pool.ts'

/**
 * The mobile number that a coupon counts for: the account's, or that of a guest; where there is none, that of the address
 * that was asked for, else of the first one.
 */
export async function numberOfCustomer(on: Db, customer: string, address = ''): Promise<string> {
  const row = await on.one<{ number: string | null }>(NUMBER, [customer, address])
  return row?.number ?? ''
}

// A guest's number stands in a column that not every database has yet.
const NUMBER = {
  name: 'number-of-customer',
  text: `
    select coalesce(c.mobile, to_jsonb(c)->>'guest_mobile',
             (select a.mobile from addresses a where a.customer_id = c.id order by a.id::text = $2 desc, place limit 1)) as number
      from customers c where c.id = $1`,
}
