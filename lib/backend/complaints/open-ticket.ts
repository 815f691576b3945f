import 'server-only'
import type { About } from '#lib/complaints/rules/ticket-state.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { orderIs } from '#messages/complaints-pages.ts'
import { attachPictures } from '../attached-pictures.ts'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { networkMark } from '../orders/network-mark.ts'
import { type Actor, isOwnOrder } from '../returns/own-order.ts'
import { sentKey } from '../sent-key.ts'
import { customerOf } from '../session/customer-of.ts'
import { newNumber } from '../short-number.ts'
import { hashOfKey, ticketKey } from './ticket-key.ts'
import { mailTicketCame, mailTicketReceived } from './ticket-mails.ts'

export type Complaint = {
  about: About
  name: string
  email: string
  mobile: string
  /** As typed; '' where it is about none. */
  orderId: string
  text: string
  pictures: readonly Buffer[]
  /** Of the page: the same form sent twice is one complaint. */
  formKey: string
}

type Sender = Actor & { address?: string | undefined }

export type Ticket = { number: string; key: string }

/** The limits for one network whose people are not signed in, and for one customer. */
const AN_HOUR = 10

/**
 * A complaint gets its number at once. Pictures are for who is signed in, and for the browser that placed the order;
 * everybody else is limited by address.
 */
export async function openTicket(complaint: Complaint, sender: Sender): Promise<Ticket> {
  const { token, orderBrowser, address } = sender
  const customer = token ? await customerOf(token) : undefined
  const isOwn =
    complaint.orderId && (token || orderBrowser) && (await isOwnOrder(db, complaint.orderId, sender))
  const orderId = isOwn ? complaint.orderId : undefined
  if (!customer && !isOwn && complaint.pictures.length > 0) throw refusal(403, 'picturesNeedSignIn')
  const network = customer ? undefined : networkMark(address)
  const { pictures: _, formKey: pageKey, ...said } = complaint
  const formKey = sentKey(pageKey, [customer, said])
  return transaction(async tx => {
    const before = await tx.one<{ number: string }>('select number from tickets where form_key = $1', [
      formKey,
    ])
    if (before) return ticketOf(before.number)
    await refuseTooMany(tx, customer, network)
    const number = newNumber('C')
    const row = await tx.one<{ id: number }>(INSERT, [
      number,
      hashOfKey(ticketKey(number)),
      customer,
      orderId,
      complaint.about,
      complaint.name,
      complaint.email.trim().toLowerCase(),
      complaint.mobile,
      formKey,
      network,
      textOf(complaint, orderId),
    ])
    if (!row) {
      // Another process has taken the same form between the two statements.
      const other = await tx.one<{ number: string }>('select number from tickets where form_key = $1', [
        formKey,
      ])
      if (other) return ticketOf(other.number)
      throw new Error('A complaint was not written down.')
    }
    await attachPictures(tx, { message: row.id }, complaint.pictures)
    if (complaint.email) await mailTicketReceived(tx, number, complaint)
    await mailTicketCame(tx, number)
    return ticketOf(number)
  })
}

const ticketOf = (number: string): Ticket => ({ number, key: ticketKey(number) })

async function refuseTooMany(tx: Db, customer: string | undefined, network: string | undefined) {
  if (!customer && !network) return
  // One after the other, so that no limit is overrun by two.
  await tx.run('select pg_advisory_xact_lock(hashtext($1))', [`complaint ${customer ?? network}`])
  const row = await tx.one<{ count: number }>(
    `select count(*)::int as count from tickets
      where case when $1::uuid is null then network = $2 else customer_id = $1 end
        and created_at > now() - interval '1 hour'`,
    [customer, network],
  )
  if ((row?.count ?? 0) >= AN_HOUR) throw refusal(429, 'tooManyComplaints', { retryAfter: 3600 })
}

// Someone else's order, and one that is not there, stay words of the complaint (Rule 4).
const textOf = ({ orderId, text }: Complaint, own: string | undefined) =>
  orderId && !own ? `${orderIs(orderId)}\n${text}` : text

const INSERT = `
  with made as (
    insert into tickets (number, key_hash, customer_id, order_id, about, name, email, mobile, form_key, network)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (form_key) do nothing returning id)
  insert into ticket_messages (ticket_id, by, text) select id, 'customer', $11 from made returning id`
