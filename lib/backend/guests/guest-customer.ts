import 'server-only'
import { randomUUID } from 'node:crypto'
import { nameParts } from '#lib/addresses/rules/name-parts.ts'
import { GUEST_SECONDS } from '#lib/constants.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { refuseTooMany } from '../session/refuse-too-many.ts'
import { hashOfToken, newToken } from '../session/tokens.ts'
import { type GuestAddress, guestAddress } from './guest-address.ts'
import { guestToken, isGuestCookie } from './guest-session.ts'

/** A guest's details: a mobile number of ten digits, and an e-mail address or ''. */
export type GuestDetails = GuestAddress

export type GuestCustomer = {
  customer: string
  /** What the browser keeps: the one it came with, or a new one. */
  cookie: string
  /** The address of their next order. */
  address: string
}

/**
 * The guest of this browser with this number, made where there is none. Nobody is found by a number alone: it proves
 * nothing. Who has ordered and comes with another number is another guest.
 */
export async function guestCustomer(
  known: string | undefined,
  details: GuestDetails,
  from?: string,
): Promise<GuestCustomer> {
  await refuseTooMany('guest', from)
  return transaction(async tx => {
    const cookie = isGuestCookie(known) ? known : newToken()
    const session = hashOfToken(guestToken(cookie))
    const before = await tx.one<Before>(BEFORE, [session])
    const isSame = before && (before.mobile === details.mobile || !before.hasOrdered)
    const customer = isSame ? before.id : randomUUID()
    const { firstname, lastname } = nameParts(details.name)
    await tx.run(isSame ? UPDATE : INSERT, [
      customer,
      firstname,
      lastname,
      details.mobile,
      details.email.toLowerCase(),
    ])
    await tx.run(OPEN, [session, customer, GUEST_SECONDS])
    return { customer, cookie, address: await guestAddress(tx, customer, details) }
  })
}

/** The guest of a cookie, whose session goes on; undefined: there is none. */
export async function guestOfCookie(on: Db, cookie: string | undefined): Promise<string | undefined> {
  if (!isGuestCookie(cookie)) return undefined
  return (await on.one<{ id: string }>(OF_COOKIE, [hashOfToken(guestToken(cookie))]))?.id
}

type Before = { id: string; mobile: string; hasOrdered: boolean }

// Held, as an order in the making holds it: it keeps the number that it was made with.
const BEFORE = `
  select id, guest_mobile as mobile,
         exists (select from orders where customer_id = customers.id) as "hasOrdered"
    from customers
   where guest and erased_at is null
     and id = (select customer_id from sessions where token_hash = $1 and expires_at > now())
     for no key update`

const UPDATE = `
  update customers set firstname = $2, lastname = $3, guest_mobile = $4, guest_email = $5, guest_seen_at = now()
   where id = $1`

// In the form of a hash, and matches no password.
const NO_PASSWORD = `scrypt$1$1$1$$${Buffer.alloc(32).toString('base64url')}`

const INSERT = `
  insert into customers (id, firstname, lastname, email, password_hash, guest, guest_mobile, guest_email, guest_seen_at)
  values ($1::uuid, $2, $3, 'guest-' || $1::text || '@guest.invalid', '${NO_PASSWORD}', true, $4, $5, now())`

const OPEN = `
  insert into sessions (token_hash, customer_id, expires_at) values ($1, $2, now() + make_interval(secs => $3))
  on conflict (token_hash) do update set customer_id = excluded.customer_id, expires_at = excluded.expires_at`

const OF_COOKIE = {
  name: 'guest-of-cookie',
  text: `select c.id from sessions s join customers c on c.id = s.customer_id
          where s.token_hash = $1 and s.expires_at > now() and c.guest`,
}
