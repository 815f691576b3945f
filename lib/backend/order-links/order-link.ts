import 'server-only'
import { routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { hashOfToken } from '../session/tokens.ts'
import { LINK_HAS_ENDED } from './link-has-ended.ts'
import { linkKey } from './link-key.ts'
import { renewLink } from './revoke-link.ts'

/** The address of an order's page; none where its link was revoked or has ended. The first call makes the link. */
export async function orderLink(orderId: string, on: Db = db): Promise<string | undefined> {
  const path = await orderLinkPath(orderId, on)
  return path && `${env.siteUrl}${path}`
}

export async function orderLinkPath(orderId: string, on: Db = db): Promise<string | undefined> {
  const made = (await latest(on, orderId)) ?? (await makeFirst(on, orderId))
  if (!made?.isOpen) return undefined
  if (!isOurs(made, orderId)) return (await renewed(on, orderId)) ? orderLinkPath(orderId, on) : undefined
  return routes.order.path.replace(':key', linkKey(orderId, made.generation))
}

type Link = { generation: number; key_hash: Buffer; isOpen: boolean }

/** With another data folder the secret is another, and so is each key. */
const isOurs = ({ generation, key_hash }: Link, orderId: string) =>
  hashOfToken(linkKey(orderId, generation)).equals(key_hash)

const renewed = (on: Db, orderId: string) =>
  on === db ? transaction(tx => renewLink(tx, orderId)) : renewLink(on, orderId)

const latest = (on: Db, orderId: string) => on.one<Link>(LATEST, [orderId])

/** Two may be asked for it at once: the second finds the one that the first has made. */
async function makeFirst(on: Db, orderId: string) {
  await on.run(INSERT, [hashOfToken(linkKey(orderId, 1)), orderId])
  return latest(on, orderId)
}

const LATEST = {
  name: 'latest-order-link',
  text: `select generation, key_hash, revoked_at is null and not ${LINK_HAS_ENDED} as "isOpen" from order_links link
          where order_id = $1 order by generation desc limit 1`,
}

const INSERT = {
  name: 'first-order-link',
  text: `insert into order_links (key_hash, order_id, generation)
         select $1, id, 1 from orders where id = $2 on conflict do nothing`,
}
