import 'server-only'
import { ORDERS_PAGE, orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { newOrderBody, newOrderPush, newOrdersPush } from '#messages/desk-orders-push.ts'
import { db } from '../../../db/pool.ts'
import { INTERNET, type Network } from '../../../fetch-file/checked-lookup.ts'
import { type Push, type PushText, sendPush } from './send-push.ts'

/** So many orders at once are told in one message. */
const ONE_BY_ONE = 3
const MOST_ORDERS = 50
const MOST_PHONES = 50
/** A phone that could not be reached so often in a row is not there any more. */
const MOST_FAILURES = 20

/** Tells the phones of who works here of new orders, each once; returns how many orders. Runs beside the requests. */
export async function tellPhones(network: Network = INTERNET): Promise<number> {
  const phones = await db.query<Phone>(PHONES, [MOST_PHONES])
  if (phones.length === 0) return 0
  const orders = await db.query<Came>(CLAIM, [MOST_ORDERS])
  if (orders.length === 0) return 0
  await Promise.all(phones.map(phone => tell(phone, orders, network)))
  return orders.length
}

async function tell(phone: Phone, orders: readonly Came[], network: Network) {
  // What came before the phone was signed up is no news to it.
  const news = orders.filter(({ came }) => came > phone.since)
  const texts =
    news.length > ONE_BY_ONE
      ? [{ title: newOrdersPush(news.length), body: '', url: ORDERS_PAGE, tag: 'orders' }]
      : news.map(order => textOf(order, phone.role))
  for (const text of texts) await send(phone, text, network)
}

/** Nobody who sees a lock screen reads who ordered; a packer reads no sum. */
const textOf = ({ id, units, total }: Came, role: Role): PushText => ({
  title: newOrderPush,
  body: newOrderBody(units, role === 'owner' ? exactRupees(total) : ''),
  url: orderPage(id),
  tag: id,
})

async function send(phone: Phone, text: PushText, network: Network) {
  try {
    const status = await sendPush(phone, text, network)
    if (status === 404 || status === 410) await forget(phone)
    else if (status >= 200 && status < 300)
      await db.run('update desk_pushes set failures = 0 where session_id = $1 and failures > 0', [
        phone.session,
      ])
    else await failed(phone)
  } catch (error) {
    console.error('A phone of the desk was not told of an order:', error)
    await failed(phone)
  }
}

const forget = ({ session }: Phone) => db.run('delete from desk_pushes where session_id = $1', [session])

async function failed(phone: Phone) {
  const row = await db.one<{ failures: number }>(
    'update desk_pushes set failures = failures + 1 where session_id = $1 returning failures',
    [phone.session],
  )
  if ((row?.failures ?? 0) >= MOST_FAILURES) await forget(phone)
}

type Phone = Push & { session: string; role: Role; since: Date }
type Came = { id: string; came: Date; units: number; total: number }

// Whoever may not see orders any more is told of none.
const PHONES = `
  select u.session_id as session, u.endpoint, u.p256dh, u.auth, u.since, p.role
    from desk_pushes u join desk_sessions s on s.id = u.session_id join desk_people p on p.id = s.person_id
   where p.left_at is null and p.role in ('owner', 'packer') and s.seen_at > now() - interval '30 days'
   order by u.since desc limit $1`

// Written down first: a message too few is better than one a second, since the desk shows the order all the same. What the
// seller has typed in is no news.
const CLAIM = `
  with came as (
    select e.order_id, max(e.at) as at from order_events e join orders o on o.id = e.order_id
     where e.kind in ('placed', 'paid') and e.at > now() - interval '30 minutes' and o.status = 'placed'
       and not exists (select from desk_told_orders t where t.order_id = e.order_id)
       and not exists (select from hand_orders h where h.order_id = e.order_id)
     group by e.order_id order by at limit $1),
  told as (
    insert into desk_told_orders (order_id) select order_id from came on conflict do nothing returning order_id)
  select came.order_id as id, came.at as came, o.total,
         (select sum(l.units)::int from order_lines l where l.order_id = o.id) as units
    from told join came on came.order_id = told.order_id join orders o on o.id = told.order_id
   order by came.at`
