import 'server-only'
import type { DeliverySettings } from '#lib/delivery/rules/delivery-settings.ts'
import type { DeliveryTerms } from '#lib/delivery/rules/delivery-terms.ts'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'

type Rows = Record<string, Partial<DeliveryTerms>>

/** For tests: the shop's delivery.csv and delivery.json, in place of those of before. */
export async function setDelivery(rows: Rows, settings: Partial<DeliverySettings> = {}) {
  await db.run('truncate delivery_rules')
  const all = Object.entries(rows).map(([name, terms]) => ({
    name,
    terms: { served: true, cod: true, charge: 0, ...terms },
  }))
  await db.run(ADD, [JSON.stringify([...all, { name: 'delivery.json', terms: settings }])])
  clearCatalogueCache()
}

const ADD = `insert into delivery_rules (name, terms)
  select name, terms from jsonb_to_recordset($1::jsonb) as r (name text, terms jsonb)`
