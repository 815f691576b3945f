import 'server-only'
import { choicesStay } from '#messages/publications.ts'
import { sizeOfVariant } from '../catalogue/sellable-sql.ts'
import { VARIANT_COLUMNS } from '../catalogue/variant-columns.ts'
import type { Db } from '../db/pool.ts'
import { deriveFromVariants } from './derive-from-variants.ts'
import type { ImportErrors } from './errors.ts'
import { FINAL } from './resolve-variants.ts'
import { VARIANTS_TABLE } from './variant-cells.ts'

/** Which variants stay as they are, though the publication changed them. */
export const findVariantConflicts = async (tx: Db) => {
  for (const step of [CHANGED_SINCE, STILL_GONE, ...TOGETHER]) await tx.run(step)
}

/** The variants of the staged products as they were before; the sizes and colours of these follow from them. */
export const stageUndoneVariants = async (tx: Db, conflicts: ImportErrors) => {
  for (const step of [READ, 'analyze read_variants', STAGE, STAGED_INDEX, GONE, FINAL, ...INDEX])
    await tx.run(step)
  for (const { id, name } of await tx.query<{ id: number; name: string }>(MISFITS)) {
    conflicts.add({ file: VARIANTS_TABLE.file, value: String(id), reason: choicesStay(id, name) })
    await tx.run('delete from staged_products where id = $1', [id])
    for (const table of ['staged_variants', 'gone_variants', 'final_variants'])
      await tx.run(`delete from ${table} where product_id = $1`, [id])
  }
  await deriveFromVariants(tx)
}

const STAGED_INDEX = 'create index on staged_variants (id)'

// The variants of each product are looked up one product at a time.
const INDEX = ['create index on final_variants (product_id)', 'analyze final_variants']

/** The products of undone variants, as `id`. */
export const OF_VARIANTS = `select distinct v.product_id as id from undoing u join variants v on v.id = u.id
  where u.of = 'variant' and u.conflict is null and not exists (select from leaving l where l.id = v.product_id)`

// A number that was sold from goes back by the difference; that it is a number at all was the seller's to say.
const CHANGED_SINCE = `update undoing u set conflict = 'since' from variants v
  where u.of = 'variant' and v.id = u.id and u.conflict is null and case when u.key = 'stock'
    then (v.stock is null) <> (u.after = 'null') else coalesce(to_jsonb(v)->u.key, 'null') is distinct from u.after end`

// What is withdrawn by now, and was not by this publication, does not come back for the sake of a price.
const STILL_GONE = `update undoing u set conflict = 'withdrawn' from variants v
  where u.of = 'variant' and v.id = u.id and v.withdrawn and not v.hidden and u.conflict is null
    and not exists (select from undoing w where w.of = 'variant' and w.id = u.id and w.key = 'withdrawn'
      and w.conflict is null and w.before = 'false')`

// A stock never runs out or has a number; what the options of a product are called says where
// their values stand, and a sale is a price between its two moments.
const TOGETHER = [
  ['variant', "('stock', 'unlimited')"],
  ['product', "('options', 'slots')"],
  ...['product', 'variant'].map(of => [of, "('sale_paise', 'sale_from', 'sale_to')"]),
].map(
  ([of, keys]) => `update undoing u set conflict = o.conflict from undoing o
  where u.of = '${of}' and o.of = '${of}' and o.id = u.id and u.conflict is null and o.conflict is not null
    and u.key in ${keys} and o.key in ${keys}`,
)

// One that was added goes, and so does one that had come back, unless it was hidden before.
const GOES = `case when f.fields->'withdrawn' <> 'false' then coalesce(f.fields->'hidden', 'false') <> 'true' end`

const FIELDS = `select u.id, jsonb_object_agg(u.key, u.before) as fields, max(u.pieces) filter (where u.key = 'stock') as pieces
  from undoing u where u.of = 'variant' and u.conflict is null group by u.id`

const READ = `insert into read_variants select v.id, v.stock from (${FIELDS}) f join variants v on v.id = f.id`

/**
 * What shared the pieces of its size and had its own before gets those that are left of them, the first most: what was
 * sold meanwhile is nobody's in particular.
 */
const STAGE = `with fields as (${FIELDS}),
  back as (select r.*, o.stock as had, v.stock is null and not v.unlimited and r.stock is not null as shares, f.pieces
    from fields f join variants v on v.id = f.id join read_variants o on o.id = f.id
      join staged_products s on s.id = v.product_id,
      jsonb_populate_record(v, f.fields) r
    where (${GOES}) is not true)
  insert into staged_variants (line, unsure, id, product_id, size, color, other, stock,
    ${VARIANT_COLUMNS.filter(({ sql }) => sql !== 'stock')
      .map(({ staged }) => staged)
      .join(', ')})
  select r.id, false, r.id, r.product_id, r.size, r.color, r.other,
    case
      when r.shares then greatest(0, least(r.stock, coalesce(left_of.stock, 0) - coalesce(sum(r.stock) filter (where r.shares)
        over (partition by r.product_id, r.size order by r.place, r.id rows between unbounded preceding and 1 preceding), 0)))
      when r.stock is not null and r.had is not null then greatest(0, r.had - coalesce(r.pieces, 0)) else r.stock end,
    ${VARIANT_COLUMNS.filter(({ sql }) => sql !== 'stock')
      .map(({ sql }) => `r.${sql}`)
      .join(', ')}
  from back r
    left join lateral (select coalesce(
      (select z.stocks[array_position(z.sizes, ${sizeOfVariant('r')})] from undone_stocks z where z.product_id = r.product_id),
      (select z.stock from product_sizes z where z.product_id = r.product_id and z.size_desc = ${sizeOfVariant('r')})) as stock) left_of on true`

const GONE = `insert into gone_variants
  select v.id, v.product_id from (${FIELDS}) f join variants v on v.id = f.id
    join staged_products s on s.id = v.product_id where (${GOES}) and not v.withdrawn`

// Of a size, some would share their pieces and some not; or they have values that belong to none of its options.
const MISFITS = `select s.id, s.name from staged_products s where exists (select from (
      select from final_variants f where f.product_id = s.id and not f.unlimited group by f.size
      having count(f.stock) between 1 and count(*) - 1) mixed)
    or (s.options <> '{}' and exists (select from final_variants f where f.product_id = s.id and (
      (f.size <> '') <> ('size' = any(s.slots)) or (f.color <> '') <> ('color' = any(s.slots))
        or (f.other <> '') <> ('other' = any(s.slots)))))
  order by s.id`
