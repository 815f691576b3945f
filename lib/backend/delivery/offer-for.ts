import 'server-only'
import { type DeliveryOffer, deliveryOffer } from '#lib/delivery/rules/delivery-offer.ts'
import { type DeliverySettings, NO_DELIVERY_SETTINGS } from '#lib/delivery/rules/delivery-settings.ts'
import { type DeliveryTerms, prefixesOf, termsFor } from '#lib/delivery/rules/delivery-terms.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import type { Db } from '../db/pool.ts'

/** What the seller offers a PIN code now; undefined where there is no delivery.csv, and delivery is the sum of the lines. */
export async function offerFor(on: Db, pin: string, at = shopNow()): Promise<DeliveryOffer | undefined> {
  const row = await on.one<Row>(OFFER, [prefixesOf(pin)])
  if (!row?.has_table) return undefined
  const settings = { ...NO_DELIVERY_SETTINGS, ...row.settings }
  return deliveryOffer(pin, termsFor(new Map(row.rows), pin), { at, settings })
}

type Row = {
  has_table: boolean
  rows: [prefix: string, terms: DeliveryTerms][]
  settings: Partial<DeliverySettings> | null
}

const OFFER = {
  name: 'delivery-offer',
  text: `select exists (select from delivery_rules where terms is not null and name <> 'delivery.json') as has_table,
    (select coalesce(json_agg(json_build_array(name, terms)), '[]') from delivery_rules
      where name = any($1::text[]) and terms is not null) as rows,
    (select terms from delivery_rules where name = 'delivery.json') as settings`,
}
