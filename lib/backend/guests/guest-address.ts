import 'server-only'
import { ADDRESS_COLUMNS } from '#lib/contract/address-fields.ts'
import type { AddressPayload } from '#lib/contract/addresses-schemas.ts'
import type { Db } from '../db/pool.ts'

export type GuestAddress = Omit<AddressPayload, 'country'>

/**
 * The one address of a guest. Another one has another id: an order from a page that shows the one before is refused, and
 * not sent elsewhere.
 */
export async function guestAddress(tx: Db, guest: string, address: GuestAddress): Promise<string> {
  const values = ADDRESS_COLUMNS.map(name => address[name])
  const kept = await tx.one<{ id: string }>(SAME, [guest, ...values])
  await tx.run('delete from addresses where customer_id = $1 and id is distinct from $2', [guest, kept?.id])
  if (kept) return kept.id
  const added = await tx.one<{ id: string }>(ADD, [guest, ...values])
  if (!added) throw new Error('An address that was not stored.')
  return added.id
}

const SAME = `
  select id from addresses
   where customer_id = $1 and ${ADDRESS_COLUMNS.map((name, at) => `${name} = $${at + 2}`).join(' and ')} limit 1`

const ADD = `
  insert into addresses (customer_id, ${ADDRESS_COLUMNS.join(', ')})
  values ($1, ${ADDRESS_COLUMNS.map((_, at) => `$${at + 2}`).join(', ')}) returning id`
