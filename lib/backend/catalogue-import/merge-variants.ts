import 'server-only'
import { sizeOfVariant } from '#lib/backend/catalogue/sellable-sql.ts'
import { VARIANT_COLUMNS } from '#lib/backend/catalogue/variant-columns.ts'
import type { Db } from '#lib/backend/db/pool.ts'

/** Beside what the file says of a variant's pieces, what the shop has now; and which sizes the merge has to hold for it. */
export const compareVariantStock = async (tx: Db) => {
  await tx.run(KEEP_SIZES)
  await tx.run(SEEN)
  await tx.run(HOLD_SIZES)
}

/**
 * Once the sizes are held, as orders take of a size before they take of its variants. What was sold since the variants
 * were compared is taken off what the file says; each size has the sum of its own.
 */
export const saveVariants = async (tx: Db) => {
  await tx.run(WITHDRAW)
  await tx.run(SAVE)
  await tx.run(SET_STOCK)
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

// Only of locked sizes: others are being sold.
const SUMS = `update product_sizes z set stock = own.stock
  from (select v.product_id, ${sizeOfVariant('v')} as size_desc, least(sum(v.stock), 2147483647)::int as stock
    from variants v join changed_products c on c.id = v.product_id
    where not v.withdrawn and not v.unlimited group by 1, 2 having count(v.stock) > 0) own
  join merged_sizes m on m.product_id = own.product_id and m.size_desc = own.size_desc and (m.differs or m.seen is null)
  where z.product_id = own.product_id and z.size_desc = own.size_desc and z.stock <> own.stock`
