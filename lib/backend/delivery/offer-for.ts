import 'server-only'
import { type DeliveryOffer, deliveryOffer } from '#lib/delivery/rules/delivery-offer.ts'
import { type DeliverySettings, NO_DELIVERY_SETTINGS } from '#lib/delivery/rules/delivery-settings.ts'
import { type DeliveryTerms, prefixesOf } from '#lib/delivery/rules/delivery-terms.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import type { Db } from '../db/pool.ts'

/** What the seller offers a PIN code now; undefined where there is no delivery.csv, and delivery is the sum of the lines. */
export async function offerFor(on: Db, pin: string, at = shopNow()): Promise<DeliveryOffer | undefined> {
  const row = await on.one<Row>(OFFER, [prefixesOf(pin)])
  if (!row?.has_table) return undefined
  const settings = { ...NO_DELIVERY_SETTINGS, ...row.settings }
  return deliveryOffer(pin, row.terms ?? undefined, { at, settings })
}

type Row = { has_table: boolean; terms: DeliveryTerms | null; settings: Partial<DeliverySettings> | null }

// The longest prefix wins; * is shorter than none of them in characters, so it is put last by name.
const OFFER = {
  name: 'delivery-offer',
  text: `select exists (select from delivery_rules where terms is not null and name <> 'delivery.json') as has_table,
    (select terms from delivery_rules where name = any($1::text[]) and terms is not null
      order by name = '*', length(name) desc limit 1) as terms,
    (select terms from delivery_rules where name = 'delivery.json') as settings`,
}
