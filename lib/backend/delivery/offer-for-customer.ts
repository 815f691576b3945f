import 'server-only'
import type { DeliveryOffer } from '#lib/delivery/rules/delivery-offer.ts'
import type { Db } from '../db/pool.ts'
import { deliveryCharges } from './charges.ts'
import { offerFor } from './offer-for.ts'

/** The delivery to the requested address, else to the customer's first one; without an address, or where it is not served, the lowest charge. */
export async function offerForCustomer(
  on: Db,
  customer: string,
  address = '',
): Promise<DeliveryOffer | undefined> {
  const row = await on.one<{ pincode: string }>(PIN, [customer, address])
  const offer = row && (await offerFor(on, row.pincode))
  if (row && !offer) return undefined
  if (offer?.served) return offer
  const charges = await deliveryCharges()
  return charges && { ...(offer ?? { pin: '', served: true, cod: true }), charge: charges.lowest }
}

const PIN = {
  name: 'pin-of-customer',
  text: `select pincode from addresses where customer_id = $1 order by id::text = $2 desc, place limit 1`,
}
