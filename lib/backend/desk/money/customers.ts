import 'server-only'
import { createHmac } from 'node:crypto'
import type { ActResult, Person } from '#lib/desk/rules/act-types.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { erasureOutcome } from '#messages/cli-customers.ts'
import { customerGone, exportReady, forgiven } from '#messages/desk-money-customers.ts'
import { countRefusals } from '../../cod/refusals.ts'
import { liftNumber } from '../../cod/refuse-parcel.ts'
import { db } from '../../db/pool.ts'
import { isSameSecret } from '../../is-same-secret.ts'
import { isUuid } from '../../is-uuid.ts'
import { erasePerson, keepPerson } from '../../privacy/erase-person.ts'
import { type FoundPerson, findPerson } from '../../privacy/find-person.ts'
import { rowsOfPerson } from '../../privacy/rows-of-person.ts'
import { secret } from '../../secrets.ts'
import { tellOwners } from '../door/tell-owners.ts'

const SHOWN = 30

export type FoundCustomer = Pick<FoundPerson, 'id' | 'name' | 'email' | 'mobile' | 'guest' | 'orders'> & {
  last: Date | null
}

/** By a part of the name, by address, mobile number, id or the number of an order; without words, who ordered last. */
export async function findCustomers({ who = '', page = 1 }: { who?: string; page?: number }) {
  const words = who.trim().slice(0, 100)
  const from = (Math.max(1, page) - 1) * SHOWN
  const rows = await db.query<FoundCustomer & { all: number }>(FIND, [
    words,
    mobileNumber(words),
    words.toLowerCase(),
    isUuid(words) ? words : null,
    ...[SHOWN, from],
  ])
  return {
    people: rows.map(({ all: _, ...person }) => person),
    pages: Math.max(1, Math.ceil((rows[0]?.all ?? 0) / SHOWN)),
  }
}

/** One customer: what they ordered, what they refused, and whether they are to be erased. */
export async function readCustomer(id: string) {
  const person = isUuid(id) ? await findPerson(id) : undefined
  if (!person) return undefined
  return {
    person,
    orders: await db.query<CustomersOrder>(ORDERS, [id]),
    refusals: await countRefusals(db, id, person.mobile ?? ''),
  }
}

export type CustomersOrder = {
  id: string
  placed_at: Date
  status: string
  mode: string
  total: number
  refused: boolean
}

/** Forgives what a number has refused so far. What is said of it stands in the book, so it names no number. */
export async function liftOf(number: string): Promise<ActResult> {
  const { done, message } = await liftNumber(number)
  return done ? { message: forgiven, changed: { refusals: [] } } : { refused: message }
}

const MINUTES = 5

/** A link to all that is stored of a customer, for the session that asked for it and for five minutes. */
export async function askExport(id: string, by: Person, key: string): Promise<ActResult> {
  if (!isUuid(id) || !(await findPerson(id))) return { refused: customerGone }
  await tellOwners(db, { key: `export:${key}`, news: 'customerExported', by: by.name, about: id })
  const until = Math.floor(shopNow() / 1_000) + 60 * MINUTES
  return {
    message: exportReady,
    about: id,
    to: `/desk/customer-data/${id}?token=${until}.${sealOf(id, until, by.session)}`,
  }
}

/** What that link downloads; undefined where it is not the one that was made. */
export async function readExport({ id, token }: { id: string; token: string }, by: Person) {
  const [until = '', seal = ''] = token.split('.')
  const isTimely = /^\d{9,11}$/.test(until) && Number(until) * 1_000 > shopNow()
  if (!isUuid(id) || !isTimely || !isSameSecret(seal, sealOf(id, Number(until), by.session))) return undefined
  return rowsOfPerson(db, id)
}

const sealOf = (id: string, until: number, session: string) =>
  createHmac('sha256', secret('signing')).update(`export ${id} ${until} ${session}`).digest('base64url')

/** Erases now, or once the last open thing of theirs has ended. */
export async function erase(id: string, by: Person, key: string): Promise<ActResult> {
  if (!isUuid(id)) return { refused: customerGone }
  const outcome = await erasePerson(id)
  if (outcome === 'missing') return { refused: erasureOutcome.missing, about: id }
  await tellOwners(db, { key: `erase:${key}`, news: 'customerErased', by: by.name, about: id })
  return {
    message: erasureOutcome[outcome],
    about: id,
    changed: { customer: [] },
    ...(outcome === 'erased' && { to: '/desk/money/customers' }),
  }
}

export async function keep(id: string): Promise<ActResult> {
  if (!isUuid(id) || !(await keepPerson(id))) return { refused: customerGone }
  return { message: erasureOutcome.kept, about: id, changed: { erasure: [] } }
}

const FIND = `
  select c.id, trim(c.firstname || ' ' || c.lastname) as name, c.guest,
         case when c.guest then c.guest_email when c.by_code then '' else c.email end as email,
         coalesce(c.mobile, c.guest_mobile) as mobile, n.orders, n.last, count(*) over ()::int as all
    from customers c
    left join lateral (select count(*)::int as orders, max(placed_at) as last from orders o where o.customer_id = c.id) n on true
   where c.erased_at is null
     and ($1 = '' or strpos(lower(c.firstname || ' ' || c.lastname), $3) > 0 or c.id = $4::uuid
       or ($2 <> '' and (c.mobile = $2 or c.guest_mobile = $2))
       or (strpos($3, '@') > 0 and (lower(c.email) = $3 or lower(c.guest_email) = $3))
       or c.id = (select customer_id from orders where id = $1))
   order by n.last desc nulls last, c.id limit $5 offset $6`

const ORDERS = `
  select o.id, o.placed_at, o.status, o.mode, o.total, r.order_id is not null and r.lifted_at is null as refused
    from orders o left join refused_parcels r on r.order_id = o.id
   where o.customer_id = $1 order by o.placed_at desc limit 100`
