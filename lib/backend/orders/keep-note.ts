import 'server-only'
import { noteIsKept } from '#messages/commands.ts'
import { db } from '../db/pool.ts'
import { done, noSuchOrder, type SellerResult } from './seller-result.ts'

export const NOTE_MAX = 500

/** A note about an order for whoever works in the shop; `by` is their name, '' where a command wrote it. */
export async function keepNote(id: string, by: string, text: string): Promise<SellerResult> {
  const kept = await db.run(KEEP, [id, by, text])
  return kept ? done(noteIsKept(id)) : noSuchOrder(id)
}

const KEEP = 'insert into order_notes (order_id, by, text) select id, $2, $3 from orders where id = $1'
