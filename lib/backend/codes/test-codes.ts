import 'server-only'
import { randomInt, randomUUID } from 'node:crypto'
import type { CodeAsker } from '#lib/codes/rules/code-types.ts'
import { db } from '../db/pool.ts'
import { guestCustomer } from '../guests/guest-customer.ts'
import { shop } from '../orders/test-orders.ts'
import { hashOfToken } from '../session/tokens.ts'
import { askCode, type CodeWish } from './ask-code.ts'
import { signInByCode } from './sign-in-by-code.ts'

/** For tests: a number that nobody has yet. */
export const newNumber = () => `9${String(randomInt(1e9)).padStart(9, '0')}`

/** The code that was sent last to a number. */
export async function sentCode(mobile: string): Promise<string> {
  const row = await db.one<{ code: string }>(
    `select payload->>'code' as code from outbox where template = 'code' and recipient = $1 order by id desc limit 1`,
    [mobile],
  )
  return row?.code ?? ''
}

export const sentCodes = async () =>
  Number((await db.one<{ count: string }>(`select count(*) from outbox where template = 'code'`))?.count)

/** Asks for a code and reads it as its phone does. */
export async function codeFor(mobile: string, wish: Partial<CodeWish> = {}, asker: CodeAsker = {}) {
  const browser = await askCode({ purpose: 'sign-in', mobile, ...wish }, asker)
  return { browser, code: await sentCode(mobile) }
}

export async function signedInByCode(mobile: string) {
  const { browser, code } = await codeFor(mobile)
  return { browser, ...(await signInByCode(browser, code)) }
}

/** A registered account with a password, whose number was only typed. */
export async function registered(mobile: string, password = 'Narmada1') {
  const email = `r${randomUUID()}@example.in`
  await shop.register({ firstname: 'Old', lastname: 'Owner', email, mobileno: mobile, password })
  const { access_token: token } = await shop.signIn({ username: email, password, grant_type: 'password' })
  const row = await db.one<{ id: string }>('select id from customers where email = $1', [email])
  return { id: row?.id ?? '', email, password, token }
}

export const customerOfToken = async (token: string) =>
  (
    await db.one<{ customer_id: string }>('select customer_id from sessions where token_hash = $1', [
      hashOfToken(token),
    ])
  )?.customer_id ?? ''

export const accountWith = (id: string) =>
  db.one<{ mobile: string | null; proved_mobile: string | null; email: string; firstname: string }>(
    'select mobile, proved_mobile, email, firstname from customers where id = $1',
    [id],
  )

/** A guest's order with this number, so many days ago. */
export async function guestOrder(mobile: string, days = 0, name = 'Gita Rao') {
  const { customer } = await guestCustomer(undefined, {
    name,
    email: '',
    mobile,
    address1: '14 Ghat Road',
    address2: '',
    city: 'Khargone',
    district: '',
    pincode: '451224',
    state: 'Madhya Pradesh',
  })
  const id = `G-${randomUUID().slice(0, 18)}`.toUpperCase()
  await db.run(
    `insert into orders (id, customer_id, mode, status, subtotal, delivery, discount, total, address, body_hash, placed_at, order_key)
     values ($1, $2, 'COD', 'placed', 100, 0, 0, 100, jsonb_build_object('pincode', '451224', 'firstname', 'Gita'), 'x',
             now() - make_interval(days => $3), 'same-key-of-all')`,
    [id, customer, days],
  )
  return { id, guest: customer }
}

export const ownerOf = async (order: string) =>
  (await db.one<{ customer_id: string }>('select customer_id from orders where id = $1', [order]))
    ?.customer_id
