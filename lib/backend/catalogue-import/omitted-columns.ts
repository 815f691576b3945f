import 'server-only'
import { FREE_COLUMNS, inWhole, updatesKeeping, WHOLE_PRODUCTS } from '../catalogue/product-columns.ts'
import { jsonFields } from '../db/json-fields.ts'
import type { Db } from '../db/pool.ts'
import { ATTRIBUTE } from './product-cells.ts'

/**
 * A column that is not in the file leaves what a product has alone: before they are compared, its staged row takes
 * that over. Gives the order of all attributes, that of the file where it names all that are in use.
 */
export const keepOmittedColumns = async (tx: Db, columns: string[], withdrawMissing: boolean) => {
  const attributes = columns.flatMap(name =>
    name.startsWith(ATTRIBUTE) ? [name.slice(ATTRIBUTE.length)] : [],
  )
  const updates = updatesKeeping(columns)
  if (attributes.length === 0) updates.push('attributes = t.attributes::text')
  const free = freeColumnsSaid(columns)
  updates.push(...free.map(({ updates }) => updates))
  await tx.run(
    `update staged_products s set ${updates.join(', ')} from ${WHOLE_PRODUCTS} where p.id = s.id`,
    free.map(({ named }) => named),
  )
  await tx.run(NOT_ITS_OWN)
  return attributes.length === 0 ? [] : keepAttributes(tx, attributes, withdrawMissing)
}

// What was a further section may be its own one now.
const NOT_ITS_OWN = `update staged_products set further = array_remove(further, subcategory_id)
  where subcategory_id = any(further)`

/** Of columns that are kept together a product keeps those that the file does not name. */
const freeColumnsSaid = (columns: string[]) =>
  FREE_COLUMNS.map((column, index) => {
    const { sql, prefix, pattern, empty } = column
    const named = columns.filter(name => pattern.test(name)).map(name => name.slice(prefix.length))
    const others = `coalesce(${inWhole(column)}, '{}') - $${index + 1}::text[]`
    return {
      named,
      updates: `${sql} = coalesce(nullif(${others} || coalesce(s.${sql}, '{}'), '{}'), ${empty})`,
    }
  })

const keepAttributes = async (tx: Db, named: string[], withdrawMissing: boolean) => {
  const shop = await tx.one<{ attribute_order: string[] }>('select attribute_order from shop')
  const inUse = await tx.query<{ name: string }>(IN_USE, [withdrawMissing])
  const known = [...new Set([...(shop?.attribute_order ?? []), ...inUse.map(row => row.name)])]
  if (inUse.every(({ name }) => named.includes(name))) return [...new Set([...named, ...known])]
  const order = [...new Set([...known, ...named])]
  await tx.run(MERGE_ATTRIBUTES, [named, order])
  return order
}

// By products that are on sale after the import.
const IN_USE = `select distinct key as name
  from products p join product_texts t on t.product_id = p.id, json_object_keys(t.attributes) as key
  where (not $1 and not p.withdrawn) or exists (select from staged_products s where s.id = p.id)
  order by key`

// The same in another order is no change.
const MERGE_ATTRIBUTES = `with merged as (
    select s.line, t.attributes as had, coalesce((
      select '{' || string_agg(to_json(key)::text || ':' || to_json(text)::text, ',' order by array_position($2::text[], key)) || '}'
      from (select * from ${jsonFields('t.attributes')} a where not key = any($1::text[])
        union all select * from ${jsonFields('s.attributes::json')} b) both_parts), '{}') as attributes
    from staged_products s left join product_texts t on t.product_id = s.id)
  update staged_products s
  set attributes = case when m.had::jsonb = m.attributes::jsonb then m.had::text else m.attributes end
  from merged m where m.line = s.line`
