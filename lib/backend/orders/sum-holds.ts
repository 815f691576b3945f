import 'server-only'
import type { Holds } from '#lib/checkout/rules/hold-limits.ts'
import { HOLD_MINUTES } from '#lib/constants.ts'
import type { Db } from '../db/pool.ts'
import { type GuestMarks, isOfGuest } from '../guests/guest-standing.ts'
import { UPI_GATEWAY } from '../upi/upi-gateway.ts'

export type Mode = 'COD' | 'ONLINE'

/** What a customer holds: unpaid online, or on its way to be paid at the door. Of these products, how many pieces. */
export const holdsOfCustomer = (on: Db, customer: string, mode: Mode, products: readonly number[]) =>
  sumHolds(on, BY_CUSTOMER, [customer, mode, products, HOLD_MINUTES])

/** The same of all who order from one network. */
export const holdsOfNetwork = (on: Db, network: string, mode: Mode, products: readonly number[]) =>
  sumHolds(on, BY_NETWORK, [network, mode, products, HOLD_MINUTES])

/** The same of a guest: of their number and their browser. */
export const holdsOfGuest = (
  on: Db,
  { mobile, browser }: GuestMarks,
  mode: Mode,
  products: readonly number[],
) => sumHolds(on, BY_GUEST, [mobile, mode, products, HOLD_MINUTES, browser])

async function sumHolds(
  on: Db,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<Holds> {
  const row = await on.one<Holds>(statement, values)
  if (!row) throw new Error('A sum without a row.')
  return row
}

// A hold that expired counts as 1. One that was cancelled before its end counts as the part of its time that it lasted:
// otherwise somebody could hold pieces for ever by cancelling just before each end. A hold for a payment by UPI may last
// for days, so it counts only from its end.
const summed = (isTheirs: string) => `
  with held as materialized (
    select id, total from orders o
     where ${isTheirs} and mode = $2 and not unheld
       and status = any(case $2 when 'ONLINE' then '{awaiting}'::text[] else '{placed,packed,shipped}' end))
  select (select count(*) from held) as orders,
         (select coalesce(sum(total), 0)::bigint from held) as paise,
         (select coalesce(json_agg(json_build_object('productId', product_id, 'size', size, 'variantId', variant_id,
                   'units', units)), '[]')
            from (select l.product_id, l.size, l.variant_id, sum(l.units) as units
                   from held join order_lines l on l.order_id = held.id
                   where l.product_id = any($3::int[]) and l.counted group by l.product_id, l.size, l.variant_id) taken) as pieces,
         (select coalesce(sum(case o.status when 'expired' then 1
                    else least(1, extract(epoch from e.at - o.placed_at) / 60 / $4::int) end), 0)::float8
            from orders o left join order_events e on e.order_id = o.id and e.kind = 'cancelled'
           where $2 = 'ONLINE' and ${isTheirs} and o.placed_at > now() - interval '5 days'
             and case o.gateway when '${UPI_GATEWAY}' then o.hold_until else o.placed_at end > now() - interval '1 day'
             and o.mode = 'ONLINE' and not o.unheld and o.status in ('expired', 'cancelled')
             and not exists (select 1 from payments p where p.order_id = o.id)) as "ranOut"`

const BY_CUSTOMER = { name: 'held-by-customer', text: summed('o.customer_id = $1') }
const BY_NETWORK = { name: 'held-by-network', text: summed('o.network = $1') }
const BY_GUEST = { name: 'held-by-guest', text: summed(isOfGuest('$1', '$5')) }
