import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'
import { issueCreditNote } from '../bills/issue-credit-note.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { orderLink } from '../order-links/order-link.ts'
import { type Buyer, newBuyer } from '../orders/test-orders.ts'
import { delivered } from '../returns/test-returns.ts'

/** Stands in each text that only this customer has written. */
export const WRITTEN = 'Xq7-written'

export type WholePerson = Buyer & { order: string; picture: string }

/** For tests: a customer who has a row in each table of people, and of whom nothing is open. */
export async function wholePerson(): Promise<WholePerson> {
  const buyer = await newBuyer()
  const order = await delivered(buyer, [{ id: 1 }])
  await orderLink(order)
  await transaction(tx =>
    issueCreditNote(tx, {
      orderId: order,
      lines: [{ place: 0, units: 1 }],
      delivery: false,
      why: 'Returned',
      occasion: 'return 1',
    }),
  )
  const picture = `rating-${order}.webp`
  await mkdir(path.join(env.dataDir, 'uploads'), { recursive: true })
  await writeFile(path.join(env.dataDir, 'uploads', picture), WRITTEN)
  const unique = randomUUID()
  for (const query of OF_CUSTOMER) await db.run(query, [buyer.id, WRITTEN, unique])
  for (const query of OF_ORDER) await db.run(query, [order, WRITTEN, unique])
  await db.run(TICKET, [order, WRITTEN, unique, buyer.id])
  await db.run(RATING, [order, WRITTEN, picture])
  return { ...buyer, order, picture }
}

// $1 is the customer, $2 what they wrote, $3 what is unique.
const OF_CUSTOMER: readonly string[] = [
  // Kept by an erasure: who wants no messages gets none from another account either.
  `insert into message_stops (mobile, stopped, said_at)
   select mobile, true, now() from customers where id = $1::uuid and mobile is not null and $2::text <> $3::text`,
  `insert into password_resets (token_hash, customer_id, expires_at)
   select sha256($3::text::bytea), $1::uuid, now() + interval '1 hour' where $2::text is not null`,
  `insert into carts (customer_id, lines) select $1::uuid, '[]' where $2::text <> $3::text on conflict do nothing`,
  `insert into cart_merges (guest_id, customer_id) select $3::uuid, $1::uuid where $2::text is not null`,
  `insert into wishlists (customer_id, wishes) select $1::uuid, '[]' where $2::text <> $3::text on conflict do nothing`,
  `insert into erasures (customer_id) select $1::uuid where $2::text <> $3::text`,
  `update customers set proved_mobile = mobile, proved_at = now() where id = $1::uuid and $2::text <> $3::text`,
  `insert into codes (purpose, mobile, code_hash, browser_hash, customer_id, message_key, expires_at)
   select 'prove-number', proved_mobile, 'x', sha256($3::text::bytea), id, $2::text, now() from customers where id = $1::uuid`,
  `insert into outbox (key, recipient, template, payload)
   select $3::text, email, 'welcome', jsonb_build_object('name', $2::text) from customers where id = $1::uuid`,
]

// $1 is the order, $2 what its customer wrote, $3 what is unique.
const OF_ORDER: readonly string[] = [
  `with added as (insert into coupons (code, kind, percent) values ('DIWALI10', 'percent', 10) on conflict do nothing)
   insert into coupon_uses (order_id, code, number) select $1::text, 'DIWALI10', '9876543210' where $2::text <> $3::text`,
  `insert into order_promises (order_id, pin, first_day, last_day)
   select $1::text, '452001', now(), now() where $2::text <> $3::text`,
  `insert into refused_parcels (order_id, counts) select $1::text, false where $2::text <> $3::text`,
  `insert into practice_phones (order_id, browser)
   select $1::text, sha256($3::text::bytea) where $2::text <> ''`,
  `insert into order_browsers (order_id, browser_hash) select $1::text, sha256($3::text::bytea) where $2::text <> ''`,
  `insert into order_proofs (order_id, browser_hash) select $1::text, sha256($3::text::bytea) where $2::text <> ''`,
  `insert into corrected_addresses (order_id, before)
   select $1::text, jsonb_build_object('address1', $2::text) where $3::text <> ''`,
  `insert into order_notes (order_id, by, text) select $1::text, 'Asha', $2::text where $3::text <> ''`,
  `insert into courier_bookings (order_id, reference, account, state, courier_code, courier, rate, collect, weight_grams,
     length_cm, breadth_cm, height_cm, awb, track_text)
   select $1::text, $3::text, 'practice', 'cancelled', '101', 'Surface', 1, 0, 1, 1, 1, 1, $3::text, $2::text`,
  `insert into upi_claims (order_id, utr, state, reason)
   select $1::text, lpad((hashtext($3::text)::bigint & 1073741823)::text, 12, '4'), 'refused', $2::text`,
  `insert into refund_targets (order_id, upi) select $1::text, $2::text where $3::text <> ''`,
  `insert into payments (id, order_id, amount, currency, outcome, told_by)
   select 'pay_' || $3::text, $1::text, 100, 'INR', 'paid', 'webhook' where $2::text <> ''`,
  `insert into refunds (payment_id, order_id, amount, why, state, key)
   select 'pay_' || $3::text, $1::text, 100, 'cancelled', 'done', $3::text where $2::text <> ''`,
  `with asked as (
     insert into return_requests (number, order_id, wish, reason, comment, state, form_key, ended_at)
     values ('R-' || $3::text, $1::text, 'money', 'unwanted', $2::text, 'refunded', $3::text, now()) returning id),
   lines as (insert into return_lines (return_id, place, units) select id, 0, 1 from asked),
   pictures as (insert into attached_pictures (return_id, webp) select id, $2::text::bytea from asked),
   part as (
     insert into ended_parts (order_id, kind, return_id, total) select $1::text, 'returned', id, 100 from asked returning id),
   part_lines as (insert into ended_part_lines (part_id, place, units, amount) select id, 0, 1, 100 from part)
   insert into part_refunds (part_id, order_id, amount, key, state) select id, $1::text, 100, $3::text, 'done' from part`,
]

const TICKET = `
  with ticket as (
    insert into tickets (number, key_hash, customer_id, order_id, about, name, email, mobile, form_key, settled_at)
    values ('C-' || $3::text, sha256($3::text::bytea), $4::uuid, $1::text, 'order', $2::text, $2::text, $2::text, $3::text,
            now()) returning id),
  message as (insert into ticket_messages (ticket_id, by, text) select id, 'customer', $2::text from ticket returning id)
  insert into attached_pictures (message_id, webp) select id, $2::text::bytea from message`

const RATING = `
  with rated as (
    insert into ratings (order_id, place, product_id, stars, words, by_name, answer)
    select $1::text, 0, product_id, 4, $2::text, $2::text, $2::text from order_lines where order_id = $1 returning id)
  insert into rating_pictures (rating_id, place, name) select id, 1, $3::text from rated`
