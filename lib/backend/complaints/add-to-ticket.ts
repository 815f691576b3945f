import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { transaction } from '../db/transaction.ts'
import { hashOfKey } from './ticket-key.ts'
import { mailTicketMore } from './ticket-mails.ts'

/** From the customer, about one complaint. */
const MOST_MESSAGES = 20

/** Anyone with the key may add to the complaint until it is settled. */
export const addToTicket = (key: string, text: string): Promise<void> =>
  transaction(async tx => {
    const ticket = await tx.one<{ id: number; number: string; settled_at: Date | null }>(
      'select id, number, settled_at from tickets where key_hash = $1 for update',
      [hashOfKey(key)],
    )
    if (!ticket) throw refusal(404, 'ticketMissing')
    if (ticket.settled_at) throw refusal(409, 'ticketSettled')
    const own = await tx.query<{ text: string }>(
      `select text from ticket_messages where ticket_id = $1 and by = 'customer' order by id desc`,
      [ticket.id],
    )
    // The same form sent twice.
    if (own[0]?.text === text) return
    if (own.length >= MOST_MESSAGES) throw refusal(429, 'ticketFull')
    const row = await tx.one<{ id: number }>(
      `insert into ticket_messages (ticket_id, by, text) values ($1, 'customer', $2) returning id`,
      [ticket.id, text],
    )
    await mailTicketMore(tx, ticket.number, row?.id ?? 0)
  })
