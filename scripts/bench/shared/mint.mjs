import { randomBytes, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { db } from '#lib/backend/db/pool.ts'
import { hashOfToken, newToken } from '#lib/backend/session/tokens.ts'
import { shopJson, toStored } from '#lib/backend/shop/shop-json.ts'

const PRODUCTS = 500
export const PIECES = 1_000_000

/** Five hundred products, half of them in three sizes, in a shop that says of itself what the demo does. */
export async function stockShelf() {
  const said = await readFile(new URL('../../../demo/catalogue/shop.json', import.meta.url), 'utf8')
  const { details, more } = toStored(shopJson.parse(JSON.parse(said)))
  await db.run('insert into shop (details, more) values ($1, $2)', [details, more])
  await db.run(`insert into sections (id, level, parent_id, name)
    values (1, 'group', null, 'Textiles'), (2, 'category', 1, 'Sarees'), (3, 'subcategory', 2, 'Cotton')`)
  await db.run(`insert into sections (id, level, parent_id, name, description)
    select 10 + n, 'category', 1, 'Category ' || n, '<p>Made by hand.</p>' from generate_series(1, 11) n
    union all
    select 100 + n, 'subcategory', 11 + n % 11, 'Subcategory ' || n, '<p>Made by hand.</p>' from generate_series(1, 35) n`)
  await db.run(
    `insert into products (id, asin, slug, name, name_key, group_id, category_id, subcategory_id,
            original_paise, discount_paise, delivery_paise, images, description)
     select n, 'B-' || n, 'b-' || n, 'Product ' || n, 'product ' || n, 1, 2, 3, 90000, 64900 + n, 4000, '{one.webp}',
            'A thing of the bazaar, made by hand.'
       from generate_series(1, $1) n`,
    [PRODUCTS],
  )
  await db.run(
    `insert into product_sizes (product_id, size_desc, unit_id, stock)
     select p.id, s.size, s.place, $1 from products p
       join lateral unnest(case when p.id % 2 = 0 then array['S', 'M', 'L'] else array['NA'] end)
            with ordinality s (size, place) on true`,
    [PIECES],
  )
}

/**
 * Customers with a session and an address, minted in one go: signing in is not what is measured here. With a product all of
 * them want that one.
 */
export async function mintBuyers(count, product) {
  const minted = Array.from({ length: count }, () => ({
    token: newToken(),
    tag: randomBytes(6).toString('hex'),
    // Each a number of their own, since the shop counts the orders of a number.
    mobile: `9${String(randomInt(1e9)).padStart(9, '0')}`,
  }))
  const rows = await db.query(
    `with added as (
       insert into customers (firstname, lastname, email, password_hash)
       select 'Asha', 'Verma', tag || '@example.in', 'none' from unnest($1::text[]) tag returning id, email),
     session as (
       insert into sessions (token_hash, customer_id, expires_at)
       select t.hash, a.id, now() + interval '1 day' from added a
         join unnest($1::text[], $2::bytea[]) t (tag, hash) on a.email = t.tag || '@example.in')
     insert into addresses (customer_id, name, email, mobile, address1, address2, city, pincode, state)
     select a.id, 'Asha Verma', a.email, m.mobile, '14 Ghat Road', 'Maheshwar', 'Khargone', '451224', 'Madhya Pradesh'
       from added a join unnest($1::text[], $3::text[]) m (tag, mobile) on a.email = m.tag || '@example.in'
     returning id, email`,
    [
      minted.map(({ tag }) => tag),
      minted.map(({ token }) => hashOfToken(token)),
      minted.map(({ mobile }) => mobile),
    ],
  )
  const addresses = new Map(rows.map(({ id, email }) => [email, id]))
  return minted.map(({ token, tag }) => ({
    token,
    asks: () => asks(addresses.get(`${tag}@example.in`), product),
  }))
}

/** One to three lines, as orders are. */
const asks = (addressid, product) => ({
  addressid,
  paymentmode: 'COD',
  orders: product
    ? [line(product)]
    : Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () =>
        line(1 + Math.floor(Math.random() * PRODUCTS)),
      ),
})

const line = id => {
  return { productcode: `B-${id}`, quantity: 1, ...(id % 2 === 0 && { cart_size: 'SML'[id % 3] }) }
}
