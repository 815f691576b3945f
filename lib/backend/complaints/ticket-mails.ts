import 'server-only'
import type { LinkRequest } from '#lib/complaints/rules/ticket-state.ts'
import type { Db } from '../db/pool.ts'
import { queueMail, queueSellerMail } from '../mail/queue-mail.ts'

/** To one mailbox in a day: the open form asks nobody whose it is. */
const MAILS_A_DAY = 5

type To = { name: string; email: string }

export const mailTicketReceived = (tx: Db, number: string, to: To) =>
  mailCustomer(tx, `ticket-received:${number}`, number, to, 'received')

/** To the order's customer, since someone else with the link may have asked. */
export const mailAskedByLink = (tx: Db, number: string, { name, email }: To, request: LinkRequest) =>
  email
    ? queueMail(tx, {
        key: `ticket-asked:${number}`,
        to: email,
        template: 'ticketNews',
        payload: { name, number, what: request },
      })
    : undefined

/** Acknowledged, answered or settled. */
export const mailTicketNews = (
  tx: Db,
  number: string,
  to: To,
  what: 'acknowledged' | 'answered' | 'settled',
  message = 0,
) => mailCustomer(tx, `ticket-${what}:${number}:${message}`, number, to, what)

export const mailTicketCame = (tx: Db, number: string) =>
  queueSellerMail(tx, { key: `ticket-came:${number}`, template: 'ticketCame', payload: { number } })

export const mailTicketMore = (tx: Db, number: string, message: number) =>
  queueSellerMail(tx, {
    key: `ticket-more:${number}:${message}`,
    template: 'ticketCame',
    payload: { number, message },
  })

async function mailCustomer(
  tx: Db,
  key: string,
  number: string,
  { name, email }: To,
  what: 'received' | 'acknowledged' | 'answered' | 'settled',
) {
  if (!email || (what === 'received' && (await mailedToday(tx, email)) >= MAILS_A_DAY)) return
  await queueMail(tx, { key, to: email, template: 'ticketNews', payload: { name, number, what } })
}

const mailedToday = async (tx: Db, email: string) =>
  (
    await tx.one<{ count: number }>(
      `select count(*)::int as count from outbox
        where recipient = $1 and template = 'ticketNews' and created_at > now() - interval '1 day'`,
      [email],
    )
  )?.count ?? 0
