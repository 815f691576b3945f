import 'server-only'
import { denied } from '#lib/contract/api-error.ts'
import type { Db } from '../db/pool.ts'
import { hashOfToken } from '../session/tokens.ts'

/** A guest need not have an e-mail address: then it is ''. */
export type Customer = { id: string; email: string; mobile: string | null; name: string; guest: boolean }

/** Whose token this is, held: their orders are counted and made one after the other, so that no cap is overrun by two. */
export async function holdCustomer(tx: Db, token: string | undefined): Promise<Customer> {
  const row = token ? await tx.one<Customer>(HOLD, [hashOfToken(token)]) : undefined
  if (!row) throw denied()
  return row
}

export async function customerOfOrder(tx: Db, id: string): Promise<Customer> {
  const row = await tx.one<Customer>(READ, [id])
  if (!row) throw new Error('An order without a customer.')
  return row
}

const CUSTOMER = `id, case when guest then guest_email when by_code then '' else email end as email,
         coalesce(mobile, guest_mobile) as mobile, firstname as name, guest`

const HOLD = {
  name: 'hold-customer',
  text: `select ${CUSTOMER} from customers
          where id = (select customer_id from sessions where token_hash = $1 and expires_at > now())
            for no key update`,
}
const READ = {
  name: 'order-customer',
  text: `select ${CUSTOMER} from customers where id = $1`,
}
