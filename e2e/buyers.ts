import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

export type Buyer = { token: string; address: string }

/** Customers with a session and an address, without the time that a password takes. */
export const addBuyers = async (database: pg.Client, count: number): Promise<Buyer[]> => {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map(token => createHash('sha256').update(token).digest())
  const run = randomBytes(4).toString('hex')
  const { rows } = await database.query<{ id: string }>(
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
     select housed.id from hashed join added on email = $2 || n || '@example.in'
     join housed on customer_id = added.id order by n`,
    [hashes, run],
  )
  return tokens.map((token, n) => ({ token, address: rows[n]?.id ?? '' }))
}

/** An order of one piece, cash on delivery; its id if it was acknowledged. */
export const orderOne = async (shop: string, buyer: Buyer, product: number) => {
  const response = await fetch(`${shop}/api/insert_Customer_Order`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${buyer.token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomBytes(8).toString('hex'),
    },
    body: JSON.stringify({
      addressid: buyer.address,
      paymentmode: 'COD',
      orders: [{ quantity: 1, productcode: String(product) }],
    }),
  })
  const body = (await response.json()) as { message?: string; data?: { coorderid: string }[] }
  return {
    status: response.status,
    message: body.message,
    id: response.ok ? body.data?.[0]?.coorderid : undefined,
  }
}
