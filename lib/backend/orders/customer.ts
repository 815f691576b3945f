import 'server-only'
import { denied } from '../../contract/api-error.ts'
import type { Db } from '../db/pool.ts'
import { hashOfToken } from '../session/tokens.ts'

export type Customer = { id: string; email: string; mobile: string | null; name: string }

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

const HOLD = {
  name: 'hold-customer',
  text: `select id, email, mobile, firstname as name from customers
          where id = (select customer_id from sessions where token_hash = $1 and expires_at > now())
            for no key update`,
}
const READ = {
  name: 'order-customer',
  text: 'select id, email, mobile, firstname as name from customers where id = $1',
}
