import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
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

/** The same by somebody without an account, in the forms of the pages for guests. */
export const orderOneAsGuest = async (shop: string, database: pg.Client, product: number) => {
  const mobile = `9${randomInt(1e8, 1e9)}`
  const buy = `${product}.1..`
  const entered = await post(shop, '/do/guest/enter', '', {
    ...{ name: 'Meera Nair', mobile, email: '', address1: '4 Temple Street', pincode: '560001', buy },
  })
  const cookie = entered.headers.getSetCookie().map(line => line.split(';', 1)[0])
  const { rows } = await database.query<{ id: string; total: string }>(
    `select a.id, round((p.discount_paise + p.delivery_paise) / 100.0) as total
       from addresses a join customers c on c.id = a.customer_id, products p where c.guest_mobile = $1 and p.id = $2`,
    [mobile, product],
  )
  const response = await post(shop, '/do/guest/place', cookie.join('; '), {
    ...{ buy, order_key: randomUUID(), paymentmode: 'COD', addressid: rows[0]?.id ?? '' },
    orders: JSON.stringify([{ prod_id: product, productcode: String(product), quantity: 1 }]),
    expected_cod: rows[0]?.total ?? '',
  })
  const body = (await response.json()) as { message?: string; coorderid?: string }
  return {
    status: response.status,
    message: body.message,
    id: response.ok ? body.coorderid : undefined,
  }
}

const post = (shop: string, path: string, cookie: string, fields: Record<string, string>) =>
  fetch(`${shop}${path}`, {
    method: 'POST',
    headers: { accept: 'application/json', origin: shop, cookie },
    body: new URLSearchParams(fields),
  })
