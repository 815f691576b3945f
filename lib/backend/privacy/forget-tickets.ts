import 'server-only'
import type { Db } from '../db/pool.ts'

/** Leaves of these complaints their number, what they were about and when; the shop's answers may name someone too. */
export async function forgetTickets(tx: Db, tickets: readonly number[]) {
  if (tickets.length === 0) return
  for (const query of FORGET) await tx.run(query, [tickets])
}

const FORGET: readonly string[] = [
  `delete from outbox where payload->>'number' in (select number from tickets where id = any($1))`,
  `delete from attached_pictures
    where message_id in (select id from ticket_messages where ticket_id = any($1))`,
  `update ticket_messages set text = '' where ticket_id = any($1)`,
  `update tickets set name = '', email = '', mobile = '', network = null, form_key = null where id = any($1)`,
]
