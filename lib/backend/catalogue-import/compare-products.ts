import 'server-only'
import { DIFFERS, SIZES_BESIDE, STOCK_DIFFERS } from '../catalogue/compared-columns.ts'
import { WHOLE_PRODUCTS } from '../catalogue/product-columns.ts'
import type { Db } from '../db/pool.ts'
import { compareVariantStock } from './merge-variants.ts'

/**
 * Looks for what the staged rows and the rows of `leaving` change: `changed_products` names it, and `merged_sizes` has
 * what is said of each size of a changed product, beside what the shop had at this moment.
 */
export const compareProducts = async (tx: Db) => {
  await tx.run(CHANGED)
  await tx.run(SEEN)
  await compareVariantStock(tx)
  const counts = await tx.one<Counts>(COUNTS)
  await tx.run(
    'insert into changed_products (id, fresh) select id, false from leaving on conflict do nothing',
  )
  // Else the plans of all that follows are made for a few rows.
  for (const analyze of ANALYZE) await tx.run(analyze)
  return counts ?? { added: 0, changed: 0, restocked: 0, all: 0, leaving: 0 }
}

const ANALYZE = [
  'analyze changed_products, merged_sizes, leaving, changed_variants',
  'analyze staged_variants (id, line, product_id, size, color, other, fresh)',
]

type Counts = { added: number; changed: number; restocked: number; all: number; leaving: number }

export const COMPARING = [
  'create temporary table changed_products (id integer primary key, fresh boolean) on commit drop',
  'create temporary table leaving (id integer primary key) on commit drop',
  `create temporary table merged_sizes (
    product_id integer, size_desc text, unit_id integer, said integer, seen integer, seen_place integer, differs boolean
  ) on commit drop`,
  // By an undo: what it reckoned from, since what was sold between then and here is sold. A file says what it says.
  `create temporary table read_sizes (
    product_id integer, size_desc text, unit_id integer, stock integer, primary key (product_id, size_desc)) on commit drop`,
  'create temporary table read_variants (id integer primary key, stock integer) on commit drop',
]

// Whole rows are compared once, by one plan: the tables beside are joined whether or not anything of them differs.
const CHANGED = `insert into changed_products (id, fresh)
  select s.id, p.id is null from staged_products s
    left join (${WHOLE_PRODUCTS}) on p.id = s.id
    ${SIZES_BESIDE}
  where p.id is null or p.withdrawn is distinct from s.hidden or ${DIFFERS} or ${STOCK_DIFFERS}
    or exists (select from changed_variants v where v.product_id = s.id)`

const COUNTS = `select count(*) filter (where fresh)::int as added, count(*) filter (where not fresh)::int as changed,
  (select count(distinct m.product_id)::int from merged_sizes m join changed_products c on c.id = m.product_id
    where not c.fresh and m.said is distinct from m.seen) as restocked,
  (select count(*)::int from staged_products) as all,
  (select count(*)::int from leaving) as leaving from changed_products`

const SEEN = `insert into merged_sizes
  select product_id, size_desc, said.place as unit_id, said.stock as said, coalesce(r.stock, z.stock) as seen,
    z.unit_id as seen_place,
    z.unit_id is distinct from said.place or coalesce(r.stock, z.stock) is distinct from said.stock as differs
  from (select s.id as product_id, size.name as size_desc, size.place, size.stock
      from changed_products c join staged_products s on s.id = c.id,
        unnest(s.sizes, s.stocks) with ordinality as size (name, stock, place)) said
    full join (select z.* from product_sizes z join changed_products c on c.id = z.product_id
        where exists (select from staged_products s where s.id = z.product_id and s.sizes is not null)) z
      using (product_id, size_desc)
    left join read_sizes r using (product_id, size_desc)`
