import 'server-only'
import { cachedQuery } from '#lib/backend/catalogue-cache.ts'
import { db } from '#lib/backend/db/pool.ts'
import type { SectionValue } from './section-values.ts'

/** How many products fit all that is chosen, and of each value how many would with it. */
export type ValueCounts = { total: number; of: ReadonlyMap<number, number> }

/**
 * Counted by comparing bits, so that it costs the same whatever fits. A value beside chosen ones of its own facet is
 * counted as if these were not chosen: it would be added to them.
 */
export const countValues = (
  section: number,
  values: readonly SectionValue[],
  chosen: readonly SectionValue[],
): Promise<ValueCounts> => {
  const facets = new Set(chosen.map(({ facet }) => facet))
  const ids = chosen.map(({ id }) => id).toSorted((a, b) => a - b)
  return cachedQuery(`counts of ${section} ${ids}`, async () => {
    const rows = await db.query<{ id: number; count: number }>(COUNTS, [section, ids, facets.size])
    const counted = new Map(rows.map(({ id, count }) => [id, count]))
    const alone = values.filter(({ facet }) => facets.size === 1 && facets.has(facet))
    for (const { id, count } of alone) counted.set(id, count)
    return { total: counted.get(0) ?? 0, of: counted }
  })
}

// `fitting` has a row for each chosen facet, in which its own values do not count, and one in which all count.
const COUNTS = {
  name: 'counts of values',
  text: `with chosen as materialized (
      select v.facet, b.block, bit_or(b.bits) as bits from facet_blocks b join facet_values v on v.id = b.value_id
      where b.section_id = $1 and b.value_id = any($2::int[]) group by v.facet, b.block),
    fitting as materialized (
      select t.facet, c.block, bit_and(c.bits) as bits
      from (select distinct facet from chosen union all select '') t join chosen c on c.facet <> t.facet
      group by t.facet, c.block having count(*) = $3 - case when t.facet = '' then 0 else 1 end)
    select b.value_id as id, sum(bit_count(b.bits & f.bits))::int as count
    from fitting f join facet_blocks b on b.section_id = $1 and b.block = f.block join facet_values v on v.id = b.value_id
    where case when f.facet = '' then v.facet not in (select facet from chosen) else v.facet = f.facet end
    group by b.value_id
    union all select 0, coalesce(sum(bit_count(bits)), 0)::int from fitting where facet = ''`,
}
