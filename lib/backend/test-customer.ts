import 'server-only'
import { db } from './db/pool.ts'
import { hashOfToken, newToken } from './session/tokens.ts'

let made = 0

/** For tests: a customer with a session, without the time that a password takes. */
export async function newCustomer(): Promise<{ id: string; token: string; email: string }> {
  const email = `customer${++made}@example.in`
  const token = newToken()
  const row = await db.one<{ id: string }>(
    `with added as (
       insert into customers (firstname, lastname, email, mobile, password_hash)
       values ('Asha', 'Verma', $1, $2, $4) returning id),
     session as (
       insert into sessions (token_hash, customer_id, expires_at)
       select $3, id, now() + interval '1 day' from added)
     select id from added`,
    [email, String(8_000_000_000 + made), hashOfToken(token), NO_PASSWORD],
  )
  if (!row) throw new Error('The customer was not added.')
  return { id: row.id, token, email }
}

// Quick to compute, and matches no password.
const NO_PASSWORD = `scrypt$1$1$1$$${Buffer.alloc(32).toString('base64url')}`
