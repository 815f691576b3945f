import 'server-only'
import { type Db, db } from '../db/pool.ts'
import { hashOfToken } from '../session/tokens.ts'
import { isOrderBrowser } from './order-browser.ts'

type Visitor = {
  /** The customer's id, as `customerOf` tells it. */
  customer?: string
  /** The cookie of the browser (`COOKIES.orderBrowser`). */
  browser?: string
}

/** Whether an order is this visitor's to act on: its account, the browser that placed it, or one that has proved its phone. */
export async function mayAct(orderId: string, { customer, browser }: Visitor, on: Db = db): Promise<boolean> {
  const hash = isOrderBrowser(browser) ? hashOfToken(browser) : undefined
  if (!customer && !hash) return false
  return (await on.one(MAY_ACT, [orderId, customer ?? null, hash ?? null])) !== undefined
}

const MAY_ACT = {
  name: 'may-act-on-order',
  text: `select 1 from orders o left join order_browsers b on b.order_id = o.id
          where o.id = $1 and (o.customer_id = $2::uuid or b.browser_hash = $3::bytea
            or exists (select from order_proofs p where p.order_id = o.id and p.browser_hash = $3::bytea))`,
}
