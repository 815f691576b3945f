import 'server-only'
import type { About, LinkRequest } from '#lib/complaints/rules/ticket-state.ts'
import { db } from '../db/pool.ts'
import { hashOfKey } from './ticket-key.ts'

export type TicketMessage = { by: 'customer' | 'shop'; at: string; text: string; pictures: number }

/** What anyone with the key may read: the messages, and no personal data of their writer. */
export type ShownTicket = {
  number: string
  about: About | LinkRequest
  orderId: string | null
  createdAt: Date
  acknowledgedAt: Date | null
  settledAt: Date | null
  messages: TicketMessage[]
}

/** A key that is not one reads like that of a complaint that is not there. */
export const readTicket = async (key: string): Promise<ShownTicket | undefined> =>
  /^[\w-]{43}$/.test(key) ? db.one<ShownTicket>(READ, [hashOfKey(key)]) : undefined

const READ = `
  select t.number, t.about, t.order_id as "orderId", t.created_at as "createdAt",
         t.acknowledged_at as "acknowledgedAt", t.settled_at as "settledAt",
         (select json_agg(json_build_object('by', m.by, 'at', to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
             'text', m.text, 'pictures', (select count(*) from attached_pictures p where p.message_id = m.id)) order by m.id)
            from ticket_messages m where m.ticket_id = t.id) as messages
    from tickets t where t.key_hash = $1`
