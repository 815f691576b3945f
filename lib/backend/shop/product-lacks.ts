import 'server-only'
import { lack } from '#messages/shop-check.ts'
import type { Db } from '../db/pool.ts'
import { DECLARED_LEVELS } from '../declarations/levels-sql.ts'
import { readSellerFile } from './read-seller.ts'
import type { Lack } from './shop-lacks.ts'

// As many as a seller reads in one go; the others are counted.
const NAMED = 20

/** What products lack, by product: who makes, packs or imports one, and the importer of what comes from abroad. */
export async function productLacks(from: Db): Promise<Lack[]> {
  const { declared } = await readSellerFile(from)
  const rows = await from.query<Row>(LACKING, [JSON.stringify(declared), NAMED])
  return rows.map(({ what, names, count }) =>
    what === 'maker'
      ? { law: 7, at: 'things' as const, ...lack.makers(names, count - names.length) }
      : { law: 10, at: 'things' as const, ...lack.importers(names, count - names.length) },
  )
}

type Row = { what: 'maker' | 'importer'; names: string[]; count: number }

// The nearest level says where a thing comes from; any level may say who makes it.
const LACKING = `
  with known as (
    select p.id, p.name || coalesce(' (' || nullif(p.asin, '') || ')', '') as name,
           bool_or(level ?| '{manufacturer,packer,importer}') as maker, bool_or(level ? 'importer') as importer,
           (array_agg(level->>'origin_country' order by place desc) filter (where level ? 'origin_country'))[1] as origin
      from products p left join product_texts t on t.product_id = p.id
        cross join lateral jsonb_array_elements(jsonb_build_array($1::jsonb) || coalesce(${DECLARED_LEVELS}, '[]'))
          with ordinality levels (level, place)
     where not p.withdrawn group by p.id),
  lacking as (
    select 'maker' as what, id, name from known where not maker
    union all
    select 'importer', id, name from known where maker and not importer and origin <> 'IN')
  select what, (array_agg(name order by id))[:$2::int] as names, count(*)::int as count from lacking
   group by what order by what desc`
