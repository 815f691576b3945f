import { createHash, randomBytes } from 'node:crypto'

/** Customers with a session and an address, without the time that a password takes. */
export const addPeople = async (databases, count) => {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map(token => createHash('sha256').update(token).digest())
  const mark = randomBytes(6).toString('hex')
  const rows = await databases.ask(
    `with hashed as (select hash, n from unnest($1::bytea[]) with ordinality as hashes (hash, n)),
     added as (
       insert into customers (firstname, lastname, email, password_hash)
       select 'Asha', 'Verma', $2 || n || '@example.in', 'none' from hashed order by n returning id, email),
     opened as (
       insert into sessions (token_hash, customer_id, expires_at)
       select hash, id, now() + interval '1 day' from hashed join added on email = $2 || n || '@example.in'),
     housed as (
       insert into addresses (customer_id, name, email, mobile, address1, address2, city, pincode, state)
       select id, 'Asha Verma', email, '9876543210', '14 Ghat Road', 'Maheshwar', 'Khargone', '451224', 'Madhya Pradesh'
       from added returning id, customer_id)
     select added.id as customer, housed.id as address from hashed join added on email = $2 || n || '@example.in'
     join housed on customer_id = added.id order by n`,
    [hashes, mark],
  )
  return rows.map(({ customer, address }, n) => ({ customer, address, token: tokens[n] }))
}
