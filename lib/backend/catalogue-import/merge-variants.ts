import 'server-only'
import { sizeOfVariant } from '../catalogue/sellable-sql.ts'
import { VARIANT_COLUMNS } from '../catalogue/variant-columns.ts'
import type { Db } from '../db/pool.ts'

/** Beside what the file says of a variant's pieces, what the shop has now; and which sizes the merge has to hold for it. */
export const compareVariantStock = async (tx: Db) => {
  await tx.run(KEEP_SIZES)
  await tx.run(SEEN)
  await tx.run(HOLD_SIZES)
  await tx.run(HOLD_POOLS)
}

/**
 * Once the sizes are held, as orders take of a size before they take of its variants. What was sold since the variants
 * were compared is taken off what the file says; each size has the sum of its own.
 */
export const saveVariants = async (tx: Db) => {
  await tx.run(WITHDRAW)
  await tx.run(SAVE)
  await tx.run(SET_STOCK)
  await tx.run(SOLD_OF_POOLS)
  await tx.run(SUMS)
}

// The file says nothing about these sizes: their present stock stays.
const KEEP_SIZES = `update merged_sizes m set said = m.seen, differs = z.unit_id is distinct from m.unit_id
  from kept_sizes k, product_sizes z where k.product_id = m.product_id and k.size_desc = m.size_desc and m.seen is not null
    and z.product_id = m.product_id and z.size_desc = m.size_desc`

const SEEN = `insert into merged_variants
  select v.id, v.product_id, ${sizeOfVariant('v')}, s.stock, coalesce(r.stock, v.stock)
  from staged_variants s join variants v on v.id = s.id join changed_variants c on c.product_id = s.product_id
    left join read_variants r on r.id = v.id`

// Two opposite changes leave the sum of a size as it was, so it would not be locked otherwise.
const HOLD_SIZES = `update merged_sizes m set differs = true from merged_variants v
  where v.product_id = m.product_id and v.size_desc = m.size_desc and v.said is distinct from v.seen`

// A size whose variants are to have their own pieces is sold from until then, whether or not its sum changes.
const HOLD_POOLS = `update merged_sizes m set differs = true from staged_variants s
  join changed_variants c on c.product_id = s.product_id
  where m.seen is not null and s.fresh and s.stock is not null and m.product_id = s.product_id
    and m.size_desc = ${sizeOfVariant('s')}`

const WITHDRAW = `update variants v set withdrawn = true from gone_variants g where v.id = g.id`

// A stock is set by its difference, once it is held.
const PLAIN = VARIANT_COLUMNS.filter(({ sql }) => sql !== 'stock')
const SAVE = `insert into variants (id, product_id, size, color, other, withdrawn, stock, ${PLAIN.map(({ sql }) => sql).join(', ')})
  select s.id, s.product_id, s.size, s.color, s.other, s.hidden, s.stock, ${PLAIN.map(({ says }) => says).join(', ')}
  from staged_variants s join changed_variants c on c.product_id = s.product_id order by s.line
  on conflict (product_id, size, color, other) do update set withdrawn = excluded.withdrawn,
    ${PLAIN.map(({ sql }) => `${sql} = excluded.${sql}`).join(', ')}`

const SET_STOCK = `update variants v
  set stock = case when m.said is null or m.seen is null then m.said else greatest(0, v.stock + m.said - m.seen) end
  from merged_variants m where m.id = v.id and m.said is distinct from m.seen`

// What was sold meanwhile of pieces that a size shared is nobody's in particular: it is taken off the first variants.
const SOLD_OF_POOLS = `with own as (
    select v.id, v.stock, m.said - z.stock as sold, sum(v.stock) over (partition by v.product_id, m.size_desc
      order by v.place, v.id rows unbounded preceding) - v.stock as before
    from merged_sizes m
      join product_sizes z on z.product_id = m.product_id and z.size_desc = m.size_desc and z.stock < m.said
      join variants v on v.product_id = m.product_id and ${sizeOfVariant('v')} = m.size_desc
        and not v.withdrawn and not v.unlimited and v.stock is not null
    where m.differs and m.seen is not null and not exists (
      select from variants o left join merged_variants w on w.id = o.id left join staged_variants s on s.id = o.id
      where o.product_id = m.product_id and ${sizeOfVariant('o')} = m.size_desc and not o.withdrawn and o.stock is not null
        and (s.id is null or w.seen is not null)))
  update variants v set stock = v.stock - least(v.stock, own.sold - own.before)
  from own where v.id = own.id and own.sold > own.before`

// Only of locked sizes: others are being sold.
const SUMS = `update product_sizes z set stock = own.stock
  from (select v.product_id, ${sizeOfVariant('v')} as size_desc, least(sum(v.stock), 2147483647)::int as stock
    from variants v join changed_products c on c.id = v.product_id
    where not v.withdrawn and not v.unlimited group by 1, 2 having count(v.stock) > 0) own
  join merged_sizes m on m.product_id = own.product_id and m.size_desc = own.size_desc and (m.differs or m.seen is null)
  where z.product_id = own.product_id and z.size_desc = own.size_desc and z.stock <> own.stock`
