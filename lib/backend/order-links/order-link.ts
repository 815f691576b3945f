import 'server-only'
import { routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { type Db, db } from '../db/pool.ts'
import { hashOfToken } from '../session/tokens.ts'
import { linkKey } from './link-key.ts'

/** The address of an order's page; none where its link was revoked or has ended. The first call makes the link. */
export async function orderLink(orderId: string, on: Db = db): Promise<string | undefined> {
  const path = await orderLinkPath(orderId, on)
  return path && `${env.siteUrl}${path}`
}

export async function orderLinkPath(orderId: string, on: Db = db): Promise<string | undefined> {
  const made = (await latest(on, orderId)) ?? (await makeFirst(on, orderId))
  return made?.isOpen ? routes.order.path.replace(':key', linkKey(orderId, made.generation)) : undefined
}

type Link = { generation: number; isOpen: boolean }

const latest = (on: Db, orderId: string) => on.one<Link>(LATEST, [orderId])

/** Two may be asked for it at once: the second finds the one that the first has made. */
async function makeFirst(on: Db, orderId: string) {
  await on.run(INSERT, [hashOfToken(linkKey(orderId, 1)), orderId])
  return latest(on, orderId)
}

/** How long an order's link opens its page after the order has ended. */
const OPEN_DAYS = 90

/** SQL: the order `link.order_id` was delivered, or ended otherwise, too long ago. Its last state is an event's kind too. */
export const HAS_ENDED = `exists (
  select 1 from orders o join order_events e on e.order_id = o.id and e.kind = o.status
   where o.id = link.order_id and o.status in ('delivered', 'cancelled', 'expired')
     and e.at < now() - interval '${OPEN_DAYS} days')`

const LATEST = {
  name: 'latest-order-link',
  text: `select generation, revoked_at is null and not ${HAS_ENDED} as "isOpen" from order_links link
          where order_id = $1 order by generation desc limit 1`,
}

const INSERT = {
  name: 'first-order-link',
  text: `insert into order_links (key_hash, order_id, generation)
         select $1, id, 1 from orders where id = $2 on conflict do nothing`,
}
