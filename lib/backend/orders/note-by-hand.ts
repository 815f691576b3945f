import 'server-only'
import type { Caller } from '#lib/contract/index.ts'
import type { Db } from '../db/pool.ts'

/** An order that the seller typed in, and how it was paid there. */
export const noteByHand = (tx: Db, order: string, { taken, paid }: NonNullable<Caller['byHand']>) =>
  tx.run('insert into hand_orders (order_id, taken, paid) values ($1, $2, $3)', [order, taken, paid])
