import 'server-only'
import type { DeliveryCharges } from '#lib/delivery/rules/delivery-charges.ts'
import type { DeliverySettings } from '#lib/delivery/rules/delivery-settings.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'

/** A summary of the seller's table, cached until the table changes; undefined without a table. */
export const deliveryCharges = (): Promise<DeliveryCharges | undefined> =>
  cachedQuery('delivery charges', async () => {
    const row = await db.one<Row>(CHARGES, [MOST_PREFIXES + 1])
    if (!row || row.count === 0) return undefined
    const { lowest, highest, cod, someCod, from, to, served, origin } = row
    const isShort = served.length <= MOST_PREFIXES
    return {
      ...{
        lowest: lowest ?? 0,
        highest: highest ?? 0,
        cod: cod ?? false,
        someCod: someCod ?? false,
        origin: origin ?? '',
      },
      ...(from !== null && to !== null && row.undated === 0 && { days: { from, to } }),
      ...(isShort && row.refused === 0 && { prefixes: served }),
    }
  })

type Row = {
  count: number
  lowest: number | null
  highest: number | null
  cod: boolean | null
  someCod: boolean | null
  from: number | null
  to: number | null
  undated: number
  refused: number
  served: string[]
  origin: DeliverySettings['origin'] | null
}

// The most PIN code prefixes that a product's page lists for search engines.
const MOST_PREFIXES = 40

const CHARGES = `with told as (
    select name, (terms->>'served')::boolean as served, (terms->>'cod')::boolean as cod, (terms->>'charge')::bigint as charge,
      (terms #>> '{days,from}')::int as first, (terms #>> '{days,to}')::int as last
    from delivery_rules where terms is not null and name <> 'delivery.json')
  select count(*)::int as count, min(charge) filter (where served) as lowest, max(charge) filter (where served) as highest,
    bool_and(cod) filter (where served) as cod, bool_or(cod) filter (where served) as "someCod", min(first) filter (where served) as from, max(last) filter (where served) as to,
    count(*) filter (where served and last is null)::int as undated, count(*) filter (where not served)::int as refused,
    array(select name from told where served order by name limit $1) as served,
    (select terms->>'origin' from delivery_rules where name = 'delivery.json') as origin
  from told`
