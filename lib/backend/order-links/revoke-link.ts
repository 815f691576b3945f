import 'server-only'
import type { Db } from '../db/pool.ts'
import { hashOfToken } from '../session/tokens.ts'
import { linkKey } from './link-key.ts'

/** From now on nothing opens the order's page, also where no link was made yet. False if there is no such order. */
export async function revokeLink(tx: Db, orderId: string): Promise<boolean> {
  const order = await tx.one<{ generation: number }>(LAST, [orderId])
  if (!order) return false
  await tx.run('update order_links set revoked_at = now() where order_id = $1 and revoked_at is null', [
    orderId,
  ])
  if (order.generation === 0) await insert(tx, orderId, 1, true)
  return true
}

/** A new link takes the place of the one before. False if there is no such order. */
export async function renewLink(tx: Db, orderId: string): Promise<boolean> {
  if (!(await revokeLink(tx, orderId))) return false
  const order = await tx.one<{ generation: number }>(LAST, [orderId])
  if (order) await insert(tx, orderId, order.generation + 1, false)
  return true
}

/** For an erased customer: no link opens their orders any more, and no browser is known to have placed one. */
export async function revokeLinksOfCustomer(tx: Db, customer: string) {
  const orders = await tx.query<{ id: string }>('select id from orders where customer_id = $1 order by id', [
    customer,
  ])
  for (const { id } of orders) await revokeLink(tx, id)
  for (const table of ['order_browsers', 'order_proofs'])
    await tx.run(`delete from ${table} where order_id = any($1)`, [orders.map(({ id }) => id)])
}

const insert = (tx: Db, orderId: string, generation: number, isRevoked: boolean) =>
  tx.run(
    `insert into order_links (key_hash, order_id, generation, revoked_at)
     values ($1, $2, $3, case when $4 then now() end)`,
    [hashOfToken(linkKey(orderId, generation)), orderId, generation, isRevoked],
  )

// The order is locked, so that two who renew its link come one after the other.
const LAST = `
  with held as (select id from orders where id = $1 for no key update)
  select coalesce((select max(generation) from order_links where order_id = held.id), 0)::int as generation from held`
