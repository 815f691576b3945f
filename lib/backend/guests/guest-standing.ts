import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import type { Db } from '../db/pool.ts'
import { isOrderBrowser } from '../order-links/order-browser.ts'
import { networkMark } from '../orders/network-mark.ts'
import type { Counts } from '../orders/order-count-limits.ts'
import { hashOfToken } from '../session/tokens.ts'

/** The keys by which a guest's orders are counted. Neither a new cookie alone nor a new number alone resets the count. */
export type GuestMarks = { mobile: string; browser: Buffer | null; network: string | null }

export type GuestStanding = Counts & {
  /** Guests' orders to pay at the door that nobody with their number has confirmed, and that have reached nobody yet. */
  unproved: number
  /** Guests' orders from this network that are on the way to be paid at the door. */
  ofNetwork: number
}

export const guestMarks = (
  mobile: string,
  { orderBrowser, address }: { orderBrowser?: string; address?: string },
): GuestMarks => ({
  mobile,
  browser: isOrderBrowser(orderBrowser) ? hashOfToken(orderBrowser) : null,
  network: (env.limits && networkMark(address)) || null,
})

/** The same for a page, which knows the guest alone. */
export async function marksOfGuest(on: Db, guest: string, from: Parameters<typeof guestMarks>[1]) {
  const row = await on.one<{ mobile: string }>(MOBILE, [guest])
  return row && guestMarks(row.mobile, from)
}

const MOBILE = {
  name: 'mobile-of-guest',
  text: 'select guest_mobile as mobile from customers where id = $1 and guest',
}

/**
 * What was ordered so far by this number, with or without an account, and in this browser. What has arrived counts for
 * the guest alone: whoever says another's number is trusted no more for it.
 */
export async function guestStanding(on: Db, guest: string, marks: GuestMarks): Promise<GuestStanding> {
  const row = await on.one<GuestStanding>(STANDING, [guest, marks.mobile, marks.browser, marks.network])
  if (!row) throw new Error('A count without a row.')
  return row
}

/** Orders of one number, and of one browser, are placed one after the other, so that simultaneous ones are counted correctly. */
export async function holdGuest(tx: Db, { mobile, browser }: GuestMarks) {
  await tx.query(LOCK, [`number ${mobile}`])
  if (browser) await tx.query(LOCK, [`browser ${browser.toString('base64url')}`])
}

const LOCK = {
  name: 'lock-guest',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 724118))',
}

/** SQL: the orders `o` of this number and browser. */
export const isOfGuest = (mobile: string, browser: string) => `
  (o.customer_id = any (array(select id from customers where guest_mobile = ${mobile} or mobile = ${mobile}))
   or o.id = any (array(select b.order_id from order_browsers b join orders p on p.id = b.order_id
                          join customers c on c.id = p.customer_id
                         where b.browser_hash = ${browser}::bytea and c.guest)))`

const OPEN = `o.mode = 'COD' and o.status in ('placed', 'packed', 'shipped')`

const STANDING = {
  name: 'guest-standing',
  text: `
    select count(*) filter (where ${OPEN}) as open,
           count(*) filter (where o.mode = 'COD' and o.placed_at > now() - interval '1 day') as today,
           count(*) filter (where o.status = 'awaiting') as unpaid,
           count(*) filter (where o.mode = 'ONLINE' and o.status in ('expired', 'cancelled')
                                  and o.placed_at > now() - interval '1 day') as ended,
           count(*) filter (where o.status = 'delivered' and o.customer_id = $1::uuid) as delivered,
           count(*) filter (where c.guest and o.mode = 'COD' and o.status <> 'delivered' and o.confirmed_at is null
                                  and o.placed_at > now() - interval '90 days') as unproved,
           (select count(*) from orders o join customers g on g.id = o.customer_id
             where o.network = $4::text and g.guest and ${OPEN}) as "ofNetwork"
      from orders o join customers c on c.id = o.customer_id
     where ${isOfGuest('$2', '$3')}`,
}
