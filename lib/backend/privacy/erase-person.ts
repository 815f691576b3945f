import 'server-only'
import { apiNamesBut } from '#lib/contract/address-fields.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { revokeLinksOfCustomer } from '../order-links/revoke-link.ts'
import { forgetBesideOrders } from './forget-orders.ts'
import { forgetRatings } from './forget-ratings.ts'
import { forgetTickets } from './forget-tickets.ts'
import { hasOpenThings } from './open-things.ts'
import { OUTBOX_OF_GUEST, OWN_TICKET } from './rows-of-person.ts'

export type Erasure = 'erased' | 'booked' | 'missing'

/** Erases a customer's data now, or once the last open order, refund, return or complaint has ended. */
export const erasePerson = (customer: string): Promise<Erasure> =>
  transaction(async tx => {
    // Held, as an order in the making holds it: whichever comes second sees what the first has done.
    const there = await tx.one(
      'select 1 as there from customers where id = $1 and erased_at is null for update',
      [customer],
    )
    if (!there) return 'missing'
    // At once, also of what is on its way: a link that was passed on shows nothing any more. It locks the orders too.
    await revokeLinksOfCustomer(tx, customer)
    if (await hasOpenThings(tx, customer)) {
      await tx.run('insert into erasures (customer_id) values ($1) on conflict do nothing', [customer])
      return 'booked'
    }
    await erase(tx, customer)
    return 'erased'
  })

/** Keeps an account whose erasure is booked. */
export const keepPerson = async (customer: string): Promise<boolean> =>
  transaction(async tx => (await tx.run('delete from erasures where customer_id = $1', [customer])) > 0)

async function erase(tx: Db, customer: string) {
  for (const query of ERASE) await tx.run(query, [customer])
  await eraseWritten(tx, customer)
  // Where no order refers to it nothing of the account stays.
  const gone = await tx.run(
    'delete from customers where id = $1 and not exists (select 1 from orders where customer_id = $1)',
    [customer],
  )
  if (gone === 0) await tx.run(BLANK, [customer])
}

/** What a customer wrote: complaints, returns and ratings. */
export async function eraseWritten(tx: Db, customer: string) {
  const orders = await tx.query<{ id: string }>('select id from orders where customer_id = $1', [customer])
  await forgetBesideOrders(
    tx,
    orders.map(({ id }) => id),
  )
  const tickets = await tx.query<{ id: number }>(`select id from tickets where ${OWN_TICKET}`, [customer])
  await forgetTickets(
    tx,
    tickets.map(({ id }) => id),
  )
  await forgetRatings(tx, customer)
}

// Named is what stays, not what goes: a field that an order's address gets later goes too.
const addressWith = (kept: readonly (keyof Address)[]) => `(
  select jsonb_object_agg(field, case when field in (${kept.map(name => `'${name}'`).join(', ')}) then value else '""' end)
    from jsonb_each(address) as fields (field, value))`

/** An address that names nobody: the state alone, which the tax of the order was computed by. */
export const BLANK_ADDRESS = addressWith(['STATENAME'])

const BILLED_ADDRESS = addressWith(apiNamesBut('email', 'mobile'))

const ERASE: readonly string[] = [
  // The seller's mail of a new order names its customer, until it is sent.
  `delete from outbox where recipient in (select unnest(array[email, mobile]) from customers where id = $1)
      or payload->>'orderId' in (select id from orders where customer_id = $1) or ${OUTBOX_OF_GUEST}`,
  'delete from sessions where customer_id = $1',
  'delete from password_resets where customer_id = $1',
  'delete from codes where customer_id = $1 or mobile = (select proved_mobile from customers where id = $1)',
  'delete from addresses where customer_id = $1',
  'delete from carts where customer_id = $1',
  'delete from cart_merges where customer_id = $1',
  'delete from wishlists where customer_id = $1',
  'delete from erasures where customer_id = $1',
  // What was sold keeps what its bill must say: name and address.
  `update orders set network = null, cancel_comment = '',
          address = case when status = 'delivered' or exists (select from bills b where b.order_id = orders.id) then ${BILLED_ADDRESS} else ${BLANK_ADDRESS} end
    where customer_id = $1`,
]

const BLANK = `
  update customers
     set firstname = '', lastname = '', email = 'erased-' || id || '@erased.invalid', mobile = null,
         proved_mobile = null, proved_at = null, guest_mobile = null, guest_email = '',
         password_hash = 'erased', erased_at = now()
   where id = $1`
