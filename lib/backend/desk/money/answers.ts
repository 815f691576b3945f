import 'server-only'
import { settleBy, ticketState } from '#lib/complaints/rules/ticket-state.ts'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { noTicketHere } from '#messages/desk-money-answers.ts'
import {
  acknowledgeTicket,
  answerTicket,
  lateNow,
  listTickets,
  picturesOfTicket,
  settleTicket,
  showTicket,
  timesOf,
} from '../../complaints/seller-tickets.ts'
import { db } from '../../db/pool.ts'
import { failedMails } from '../../mail/failed-mails.ts'
import { openMessages } from '../../mail/phone/seller-messages.ts'
import { asActResult } from '../as-act-result.ts'
import { readOpenMoney } from './open-money.ts'

/** What waits for an answer: how many of each, and which of them are late. */
export async function readAnswers() {
  const tickets = await listTickets(false)
  const counts = await db.one<{ ratings: number; searches: number; unconfirmed: number }>(COUNTS)
  const { stuck, owedCount } = await readOpenMoney()
  return {
    tickets: tickets.map(ticket => ({
      number: ticket.number,
      about: ticket.about,
      name: ticket.name,
      orderId: ticket.order_id,
      at: ticket.created_at,
      state: ticketState(timesOf(ticket)),
      late: lateNow(ticket),
      settleBy: settleBy(ticket.created_at),
    })),
    ...{ ratings: 0, searches: 0, unconfirmed: 0, ...counts },
    mails: (await failedMails()).length,
    messages: (await openMessages()).length,
    ...{ stuck, owedCount },
  }
}

export async function readTicketOfDesk(number: string) {
  const ticket = await showTicket(number)
  if (!ticket) return undefined
  return {
    ...{ number: ticket.number, about: ticket.about, name: ticket.name, email: ticket.email },
    ...{ mobile: ticket.mobile, orderId: ticket.order_id, at: ticket.created_at },
    state: ticketState(timesOf(ticket)),
    settleBy: settleBy(ticket.created_at),
    isAcknowledged: ticket.acknowledged_at !== null,
    isSettled: ticket.settled_at !== null,
    messages: ticket.messages,
    pictures: ticket.messages.reduce((sum, { pictures }) => sum + pictures, 0),
    seen: String(ticket.messages.length),
  }
}

/** One picture of a complaint, by its place. */
export async function readTicketPicture({ number, place }: { number: string; place: number }) {
  const ticket = await showTicket(number)
  return ticket && (await picturesOfTicket(ticket.id))[place]
}

export const acknowledge = (number: string): Promise<ActResult> =>
  asActResult(number, acknowledgeTicket(number))

type Written = { number: string; text: string; seen: string; settles: boolean }

/** An answer, or how it ended. What came meanwhile is read first. */
export async function answer({ number, text, seen, settles }: Written): Promise<ActResult> {
  const ticket = await showTicket(number)
  if (ticket && seen !== String(ticket.messages.length)) return { refused: noTicketHere.newer, about: number }
  return asActResult(number, settles ? settleTicket(number, text) : answerTicket(number, text))
}

const COUNTS = `
  select (select count(*)::int from ratings where answer = '' and hidden_why = '' and words <> '') as ratings,
         (select count(*)::int from missed_searches) as searches,
         (select count(*)::int from orders where confirm_until is not null and confirmed_at is null and status = 'placed')
           as unconfirmed`
