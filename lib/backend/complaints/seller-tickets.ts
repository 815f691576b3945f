import 'server-only'
import { lateWith, ticketState } from '#lib/complaints/rules/ticket-state.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import {
  noTicket,
  ticketIsAcknowledged,
  ticketIsAnswered,
  ticketIsSettled,
  ticketNotNow,
} from '#messages/cli-complaints.ts'
import { ticketStateWords } from '#messages/complaints.ts'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { done, type SellerResult } from '../orders/seller-result.ts'
import type { TicketMessage } from './read-ticket.ts'
import { mailTicketNews } from './ticket-mails.ts'

export type TicketRow = {
  id: number
  number: string
  order_id: string | null
  about: string
  name: string
  email: string
  mobile: string
  created_at: Date
  acknowledged_at: Date | null
  settled_at: Date | null
}

/** Those that are open, or all; the oldest first, since it is late first. */
export const listTickets = (all: boolean) =>
  db.query<TicketRow>(`select * from tickets where settled_at is null or $1 order by created_at limit 1000`, [
    all,
  ])

export const showTicket = async (number: string) => {
  const ticket = await db.one<TicketRow>('select * from tickets where number = $1', [number])
  return ticket && { ...ticket, messages: await messagesOf(ticket.id) }
}

const messagesOf = (id: number) =>
  db.query<Omit<TicketMessage, 'at'> & { at: Date }>(
    `select m.by, m.at, m.text, (select count(*)::int from attached_pictures p where p.message_id = m.id) as pictures
       from ticket_messages m where m.ticket_id = $1 order by m.id`,
    [id],
  )

export const timesOf = ({ created_at, acknowledged_at, settled_at }: TicketRow) => ({
  createdAt: created_at,
  acknowledgedAt: acknowledged_at,
  settledAt: settled_at,
})

export const lateNow = (ticket: TicketRow) => lateWith(timesOf(ticket), new Date(shopNow()))

/** The seller has read it. */
export const acknowledgeTicket = (number: string) =>
  withOpenTicket(number, async (tx, ticket) => {
    if (ticket.acknowledged_at) return notNow(ticket)
    await tx.run('update tickets set acknowledged_at = now() where id = $1', [ticket.id])
    await mailTicketNews(tx, number, ticket, 'acknowledged')
    return done(ticketIsAcknowledged(number))
  })

/** An answer acknowledges as well. */
export const answerTicket = (number: string, text: string) =>
  withOpenTicket(number, async (tx, ticket) => {
    await mailTicketNews(tx, number, ticket, 'answered', await write(tx, ticket, text))
    return done(ticketIsAnswered(number))
  })

/** How it ended, in the seller's words. */
export const settleTicket = (number: string, text: string) =>
  withOpenTicket(number, async (tx, ticket) => {
    await mailTicketNews(tx, number, ticket, 'settled', await write(tx, ticket, text))
    await tx.run('update tickets set settled_at = now() where id = $1', [ticket.id])
    return done(ticketIsSettled(number))
  })

async function write(tx: Db, { id }: TicketRow, text: string) {
  const row = await tx.one<{ id: number }>(
    `insert into ticket_messages (ticket_id, by, text) values ($1, 'shop', $2) returning id`,
    [id, text],
  )
  await tx.run('update tickets set acknowledged_at = coalesce(acknowledged_at, now()) where id = $1', [id])
  return row?.id ?? 0
}

const withOpenTicket = (number: string, work: (tx: Db, ticket: TicketRow) => Promise<SellerResult>) =>
  transaction(async tx => {
    const ticket = await tx.one<TicketRow>('select * from tickets where number = $1 for update', [number])
    if (!ticket) return { done: false, message: noTicket(number) }
    return ticket.settled_at ? notNow(ticket) : work(tx, ticket)
  })

const notNow = (ticket: TicketRow): SellerResult => ({
  done: false,
  message: ticketNotNow(ticket.number, ticketStateWords[ticketState(timesOf(ticket))].toLowerCase()),
})

export const picturesOfTicket = async (id: number) =>
  (
    await db.query<{ webp: Buffer }>(
      `select p.webp from attached_pictures p join ticket_messages m on m.id = p.message_id
        where m.ticket_id = $1 order by p.id`,
      [id],
    )
  ).map(({ webp }) => webp)
