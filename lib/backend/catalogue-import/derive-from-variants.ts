import 'server-only'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import { VARIANT_DIFFERS } from '../catalogue/variant-columns.ts'
import type { Db } from '../db/pool.ts'

/** What a product with variants has for old readers: its sizes with their stock, its colours, and where values stand. */
export const deriveFromVariants = async (tx: Db) => {
  await tx.run(SLOTS)
  await tx.run(COLOURS)
  await tx.run(DERIVED)
  await tx.run(SIZES)
  await tx.run(KEPT_SIZES)
  await tx.run(CHANGED)
}

// One that has variants no more is sold by size and colour again, unless its options are named.
const SLOTS = `update staged_products s set slots = coalesce(used.slots, '{}')
  from (select s.id, case when bool_or(f.size <> '') then array['size'] else '{}' end
      || case when bool_or(f.color <> '') then array['color'] else '{}' end as slots
    from staged_products s left join final_variants f on f.product_id = s.id where s.options = '{}' group by s.id) used
  where used.id = s.id`

const COLOURS = `update staged_products s set colors = own.colors
  from (select product_id, array_agg(color order by place) as colors
    from (select product_id, color, min(place) as place from final_variants where color <> '' group by product_id, color) each_one
    group by product_id) own
  where own.product_id = s.id`

/**
 * Of each size: the sum of its variants' own pieces; where they share them, what the column sizes says, else what there
 * is. One that is not said anew is noted, so that what is sold meanwhile is not put back.
 */
const DERIVED = `create temporary table derived_sizes on commit drop as
  select f.product_id, f.size_desc, f.place, case when f.own then f.stock else coalesce(said.stock, z.stock, 0) end as stock,
    not f.own and said.stock is null and z.stock is not null as kept
  from (select product_id, coalesce(nullif(size, ''), '${NO_SIZE}') as size_desc, min(place) as place,
      bool_or(stock is not null or unlimited) as own,
      least(coalesce(sum(stock) filter (where not unlimited), 0), 2147483647)::int as stock
    from final_variants group by 1, 2) f
  join staged_products s on s.id = f.product_id
  left join lateral (select u.stock from unnest(s.sizes, s.stocks) as u (name, stock) where u.name = f.size_desc) said on true
  left join product_sizes z on z.product_id = f.product_id and z.size_desc = f.size_desc`

const SIZES = `update staged_products s set sizes = own.sizes, stocks = own.stocks
  from (select product_id, array_agg(size_desc order by place, size_desc) as sizes,
      array_agg(stock order by place, size_desc) as stocks from derived_sizes group by product_id) own
  where own.product_id = s.id`

const KEPT_SIZES = `insert into kept_sizes select product_id, size_desc from derived_sizes where kept`

const CHANGED = `insert into changed_variants
  select s.product_id from staged_variants s left join variants v on v.id = s.id
    where s.product_id is not null and (v.id is null or ${VARIANT_DIFFERS})
  union select product_id from gone_variants`
