import 'server-only'
import { linkRequestsOf } from '#lib/complaints/rules/link-requests.ts'
import type { LinkRequest } from '#lib/complaints/rules/ticket-state.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { refuseTooManyOfOrder } from '../order-links/link-limits.ts'
import { orderOfLink } from '../order-links/order-of-link.ts'
import { customerOfOrder } from '../orders/customer.ts'
import { networkMark } from '../orders/network-mark.ts'
import { lockOrder, stateOf } from '../orders/order-row.ts'
import { sentKey } from '../sent-key.ts'
import { newNumber } from '../short-number.ts'
import type { Ticket } from './open-ticket.ts'
import { hashOfKey, ticketKey } from './ticket-key.ts'
import { mailAskedByLink, mailTicketCame } from './ticket-mails.ts'

export type AskedByLink = {
  request: LinkRequest
  text: string
  /** Of the page: the same form sent twice is one request. */
  formKey: string
}

// Per order, so that nobody who was passed the link can keep its customer's phone ringing.
const MOST_OPEN = 3
const MOST_A_DAY = 5

/**
 * Whoever holds the link of an order asks for what only its customer may do: it becomes a ticket, which the seller settles
 * after calling the number of the order. Its customer gets a mail; who asked is told nothing but the number (Rule 115).
 */
export async function requestByLink(
  key: string,
  { request, text, formKey: pageKey }: AskedByLink,
  address: string | undefined,
): Promise<Ticket> {
  await refuseTooManyOfOrder('ask', address)
  const formKey = sentKey(pageKey, [request, text])
  return transaction(async tx => {
    const id = await orderOfLink(key, tx)
    // Held, so that no two of them overrun the limit.
    const order = id === undefined ? undefined : await lockOrder(tx, id)
    if (!order) throw refusal(404, 'orderLinkGone')
    const before = await tx.one<{ number: string }>(
      'select number from tickets where form_key = $1 and order_id = $2',
      [formKey, order.id],
    )
    if (before) return ticketOf(before.number)
    if (!linkRequestsOf(stateOf(order)).includes(request)) throw refusal(409, 'notAskedNow')
    await refuseTooMany(tx, order.id)
    const number = newNumber('C')
    const { email } = await customerOfOrder(tx, order.customer_id)
    const row = await tx.one<{ name: string }>(INSERT, [
      number,
      hashOfKey(ticketKey(number)),
      order.id,
      request,
      email,
      formKey,
      networkMark(address) ?? null,
      text,
    ])
    if (!row) throw refusal(409, 'notAskedNow')
    await mailAskedByLink(tx, number, { name: row.name, email }, request)
    await mailTicketCame(tx, number)
    return ticketOf(number)
  })
}

const ticketOf = (number: string): Ticket => ({ number, key: ticketKey(number) })

async function refuseTooMany(tx: Db, orderId: string) {
  const row = await tx.one<{ open: number; today: number }>(
    `select count(*) filter (where settled_at is null)::int as open,
            count(*) filter (where created_at > now() - interval '1 day')::int as today
       from tickets where order_id = $1 and about like 'ask-%'`,
    [orderId],
  )
  if ((row?.open ?? 0) >= MOST_OPEN || (row?.today ?? 0) >= MOST_A_DAY)
    throw refusal(429, 'askedOften', { retryAfter: 86_400 })
}

// The seller always calls the order's customer, no matter who asks.
const INSERT = `
  with made as (
    insert into tickets (number, key_hash, customer_id, order_id, about, name, email, mobile, form_key, network)
    select $1, $2, o.customer_id, o.id, $4,
           btrim(concat_ws(' ', o.address->>'firstname', o.address->>'lastname')), $5,
           coalesce(o.address->>'mobileno', ''), $6, $7
      from orders o where o.id = $3
    on conflict (form_key) do nothing returning id, name),
  said as (insert into ticket_messages (ticket_id, by, text) select id, 'customer', $8 from made)
  select name from made`
