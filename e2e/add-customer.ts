import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

export const PASSWORD = 'Sunflower1'

// Made once: to make and to check one takes half a second of a core, for each customer.
const HASH_OF_PASSWORD = 'scrypt$15$8$3$Cyer1gIEgx5v8kAnUuO4RA$Tv5E6q0oYsknoyA_djIGunTuwtR-wIKuKwIPu7BXJRQ'

/** A customer with that password who is signed in, as registration and sign-in leave them; the token of the session. */
export async function addCustomer(database: pg.Client, email: string, mobile: string) {
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `with added as (
       insert into customers (firstname, lastname, email, mobile, password_hash) values ('Asha', 'Verma', $1, $2, $3) returning id)
     insert into sessions (customer_id, token_hash, expires_at) select id, $4, now() + interval '1 day' from added`,
    [email, mobile, HASH_OF_PASSWORD, createHash('sha256').update(token).digest()],
  )
  return token
}
