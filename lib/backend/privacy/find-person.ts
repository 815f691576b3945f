import 'server-only'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { db } from '../db/pool.ts'
import { isUuid } from '../is-uuid.ts'

export type FoundPerson = {
  id: string
  name: string
  email: string
  mobile: string | null
  /** Ordered without an account. */
  guest: boolean
  created_at: Date
  orders: number
  asked_at: Date | null
}

/**
 * The customer of an e-mail address, a mobile number or an id, the one with an account first: guests may have said the
 * same. One who was erased is found by nothing.
 */
export const findPeople = (who: string) =>
  db.query<FoundPerson>(FIND, [who.trim().toLowerCase(), mobileNumber(who), isUuid(who) ? who : null])

export const findPerson = async (who: string) => (await findPeople(who))[0]

const FIND = `
  select c.id, c.firstname || ' ' || c.lastname as name, case when c.guest then c.guest_email when c.by_code then '' else c.email end as email,
         coalesce(c.mobile, c.guest_mobile) as mobile, c.guest, c.created_at, e.asked_at,
         (select count(*)::int from orders o where o.customer_id = c.id) as orders
    from customers c left join erasures e on e.customer_id = c.id
   where c.erased_at is null and (c.email = $1 or c.mobile = $2 or c.id = $3::uuid
     or (c.guest and (c.guest_mobile = $2 or (c.guest_email = $1 and $1 <> ''))))
   order by c.guest, c.guest_seen_at desc limit 100`
