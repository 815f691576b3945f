import 'server-only'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { db } from '../db/pool.ts'
import { isUuid } from '../is-uuid.ts'

export type FoundPerson = {
  id: string
  name: string
  email: string
  mobile: string | null
  created_at: Date
  orders: number
  asked_at: Date | null
}

/** The customer of an e-mail address, a mobile number or an id; one who was erased is found by nothing. */
export const findPerson = (who: string) =>
  db.one<FoundPerson>(FIND, [who.trim().toLowerCase(), mobileNumber(who), isUuid(who) ? who : null])

const FIND = `
  select c.id, c.firstname || ' ' || c.lastname as name, c.email, c.mobile, c.created_at, e.asked_at,
         (select count(*)::int from orders o where o.customer_id = c.id) as orders
    from customers c left join erasures e on e.customer_id = c.id
   where c.erased_at is null and (c.email = $1 or c.mobile = $2 or c.id = $3::uuid)`
