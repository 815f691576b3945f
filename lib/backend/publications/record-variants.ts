import 'server-only'
import { sizeOfVariant } from '../catalogue/sellable-sql.ts'
import { VARIANT_COLUMNS, VARIANT_DIFFERS } from '../catalogue/variant-columns.ts'
import type { Db } from '../db/pool.ts'
import { changedFields } from './changed-fields.ts'

/** Keeps what changes of variants, before they are saved. */
export const recordVariants = async (tx: Db, publication: number) => {
  for (const record of [NEW, CHANGED, GONE]) await tx.run(record, [publication])
}

/**
 * Whether a row `m` of merged sizes is the sum of variants before and after. Then what changes is the stock of these,
 * and a later change of another variant of the size is no conflict.
 */
export const IS_SUM = `(${wasSum('m.product_id', 'm.size_desc')} and ${willBeSum('m.product_id', 'm.size_desc')})`

export function wasSum(product: string, size: string) {
  return `exists (select from variants v where v.product_id = ${product} and not v.withdrawn
    and ${sizeOfVariant('v')} = ${size} and (v.stock is not null or v.unlimited))`
}

export function willBeSum(product: string, size: string) {
  return `exists (select from final_variants f where f.product_id = ${product}
    and ${sizeOfVariant('f')} = ${size} and (f.stock is not null or f.unlimited))`
}

const NEW = `insert into publication_changes
  select $1, 'variant', s.id, jsonb_build_object('withdrawn', jsonb_build_array(null, s.hidden))
  from staged_variants s join changed_variants c on c.product_id = s.product_id where s.fresh order by s.id`

const FIELDS = [
  ...VARIANT_COLUMNS.map(({ sql, had, says }) => ({ name: sql, had, says })),
  { name: 'withdrawn', had: 'v.withdrawn', says: 's.hidden' },
]

const CHANGED = `insert into publication_changes
  select $1, 'variant', v.id, ${changedFields(FIELDS)}
  from staged_variants s join changed_variants c on c.product_id = s.product_id join variants v on v.id = s.id
  where ${VARIANT_DIFFERS} order by v.id`

const GONE = `insert into publication_changes
  select $1, 'variant', g.id, '{"withdrawn": [false, true]}' from gone_variants g order by g.id`
