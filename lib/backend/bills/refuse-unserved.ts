import 'server-only'
import { mayServe } from '#lib/bills/rules/document-kinds.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { stateNotServed } from '#messages/checkout.ts'
import type { Db } from '../db/pool.ts'
import { knownSeller } from '../shop/read-seller.ts'
import type { SellerFile } from '../shop/seller-file.ts'
import { sellerState } from './printed-parties.ts'

/** Who is not registered, or pays under the composition scheme, may not sell into another state. */
export function refuseUnserved(seller: SellerFile, state: string) {
  const own = onlyStateOf(seller, state)
  if (own) throw refusal(400, 'stateNotServed', { parameters: [own] })
}

/** The one state in which this seller may sell, where this is another one; else undefined. */
export function onlyStateOf({ seller, tax }: SellerFile, state: string) {
  const own = sellerState(seller)?.name
  return own && !mayServe(tax.status, own, state) ? own : undefined
}

/** Whether this shop may send to a state, for the pages that ask for an address. */
export const servesState = async (state: string) => onlyStateOf(await knownSeller(), state) === undefined

/** The same of the address for which a customer asks the price, else of their first one: why not, in a sentence. */
export async function unservedAddress(
  on: Db,
  seller: SellerFile,
  customer: string,
  address = '',
): Promise<{ notServed?: string }> {
  // Most sellers may sell everywhere, and ask nobody where they live.
  if (!onlyStateOf(seller, '')) return {}
  const row = await on.one<{ state: string }>(STATE, [customer, address])
  const own = row && onlyStateOf(seller, row.state)
  return own ? { notServed: stateNotServed(own) } : {}
}

const STATE = {
  name: 'state-of-customer',
  text: 'select state from addresses where customer_id = $1 order by id::text = $2 desc, place limit 1',
}
