import 'server-only'
import { personalColumns, SECRET_COLUMNS } from '#lib/privacy/rules/stored-data.ts'
import type { Db } from '../db/pool.ts'

type Rows = Record<string, unknown>[]

const ORDERS = 'select id from orders where customer_id = $1'
const OF_ORDER = `order_id in (${ORDERS})`
/** A complaint of who is not signed in is theirs where it is about their order; its e-mail address proves nothing. */
export const OWN_TICKET = `(customer_id = $1 or ${OF_ORDER})`
const BILLS = `select id from bills where ${OF_ORDER}`
const RETURNS = `select id from return_requests where ${OF_ORDER}`
const MESSAGES = `select id from ticket_messages where ticket_id in (select id from tickets where ${OWN_TICKET})`

// Several may have said the number of a guest: a message is theirs where it is about their order.
export const OUTBOX_OF_GUEST = `(
  recipient in (select unnest(array[guest_email, guest_mobile]) from customers where id = $1 and guest)
  and (split_part(key, ':', 2) in (${ORDERS}) or payload->>'orderId' in (${ORDERS})))`

/** Whose rows they are: $1 is the customer. */
export const OWNED: Readonly<Record<string, string>> = {
  customers: 'id = $1',
  sessions: 'customer_id = $1',
  password_resets: 'customer_id = $1',
  addresses: 'customer_id = $1',
  carts: 'customer_id = $1',
  cart_merges: 'customer_id = $1',
  wishlists: 'customer_id = $1',
  orders: 'customer_id = $1',
  order_lines: OF_ORDER,
  coupon_uses: OF_ORDER,
  order_promises: OF_ORDER,
  order_events: OF_ORDER,
  refused_parcels: OF_ORDER,
  corrected_addresses: OF_ORDER,
  order_notes: OF_ORDER,
  courier_bookings: OF_ORDER,
  order_links: OF_ORDER,
  order_browsers: OF_ORDER,
  order_line_taxes: OF_ORDER,
  bills: OF_ORDER,
  bill_lines: `bill_id in (${BILLS})`,
  credit_notes: OF_ORDER,
  credit_note_lines: `bill_id in (${BILLS})`,
  payments: OF_ORDER,
  refunds: OF_ORDER,
  part_refunds: OF_ORDER,
  refund_targets: OF_ORDER,
  upi_claims: OF_ORDER,
  return_requests: OF_ORDER,
  return_lines: `return_id in (${RETURNS})`,
  ended_parts: OF_ORDER,
  ended_part_lines: `part_id in (select id from ended_parts where ${OF_ORDER})`,
  tickets: OWN_TICKET,
  ticket_messages: `id in (${MESSAGES})`,
  attached_pictures: `(message_id in (${MESSAGES}) or return_id in (${RETURNS}))`,
  ratings: OF_ORDER,
  rating_pictures: `rating_id in (select id from ratings where ${OF_ORDER})`,
  // A number that was only typed may be somebody else's: then the messages about one's own orders, and no code at all.
  outbox: `template <> 'code' and (
    recipient in (select unnest(array[email, proved_mobile]) from customers where id = $1 and not guest)
    or (recipient = (select mobile from customers where id = $1) and payload->>'orderId' in (${ORDERS}))
    or ${OUTBOX_OF_GUEST})`,
  message_stops: 'mobile = (select coalesce(mobile, guest_mobile) from customers where id = $1)',
  codes: '(customer_id = $1 or mobile = (select proved_mobile from customers where id = $1))',
  order_proofs: OF_ORDER,
  practice_phones: OF_ORDER,
  erasures: 'customer_id = $1',
}

/** Digests of a network or an account: nobody can say whose they are. */
export const NOBODYS: readonly string[] = ['used_captchas', 'code_networks', 'counted_tries']

/** All that the shop stores about one customer, by table, except secrets such as hashes. */
export async function rowsOfPerson(from: Db, customer: string): Promise<Record<string, Rows>> {
  const tables: Record<string, Rows> = {}
  for (const [table, columns] of personalColumns()) {
    const whose = OWNED[table]
    if (!whose) continue
    const told = columns.filter(column => !SECRET_COLUMNS.has(column)).map(asText)
    tables[table] = await from.query(`select ${told.join(', ')} from ${table} where ${whose}`, [customer])
  }
  return tables
}

// A picture stands in a JSON file as base64.
const asText = (column: string) => (column === 'webp' ? `encode(webp, 'base64') as webp` : column)
