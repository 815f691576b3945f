import 'server-only'
import {
  optionMissing,
  optionSometimes,
  optionTooMany,
  sizeNotShared,
  stockHalfShared,
  variantsTooMany,
  variantTwice,
} from '#messages/imports.ts'
import type { Db } from '../db/pool.ts'
import type { ImportErrors } from './errors.ts'
import { VARIANTS_TABLE } from './variant-cells.ts'

const MOST_VARIANTS = 1_000

/** What one row cannot know: whether its values are those of its product's options, and what its neighbours say. */
export const checkVariants = async (tx: Db, errors: ImportErrors) => {
  const report = (line: number, column: string, value: string, reason: string) =>
    errors.add({ file: VARIANTS_TABLE.file, line, column, value, reason })
  for (const { line, product, count } of await tx.query<TooMany>(TOO_MANY, [MOST_VARIANTS]))
    report(line, 'product', product, variantsTooMany(count, MOST_VARIANTS))
  for (const row of await tx.query<Misfit>(MISFITS)) {
    const column = `option${row.place}`
    if (row.value !== '') report(row.line, column, row.value, optionTooMany(row.options.length))
    else if (row.options.length > 0)
      report(row.line, column, '', optionMissing(row.place, row.options[row.place - 1] ?? ''))
    else report(row.line, column, '', optionSometimes)
  }
  for (const { line, product, first } of await tx.query<Twice>(TWICE))
    report(line, 'product', product, variantTwice(first))
  for (const { line } of await tx.query<{ line: number }>(HALF_SHARED))
    report(line, 'stock', '', stockHalfShared)
  for (const { line } of await tx.query<{ line: number }>(NOT_SHARED))
    report(line, 'stock', '', sizeNotShared)
}

// As many as a report keeps.
const MOST = 'limit 100000'

type TooMany = { line: number; product: string; count: number }

const TOO_MANY = `select min(s.line) as line, min(s.product) as product, f.count
  from (select product_id, count(*)::int as count from final_variants group by product_id having count(*) > $1) f
  join staged_variants s using (product_id) group by product_id, f.count order by 1 ${MOST}`

type Misfit = { line: number; place: number; value: string; options: string[] }

// Of a product that names no options, any line shows which of size and colour it has.
const isMisfit = (place: number) =>
  `case when s.options <> '{}' then (v.option${place} <> '') <> (${place} <= cardinality(s.options))
    when ${place} = 3 then v.option${place} <> ''
    else v.option${place} = '' and (array[most.option1, most.option2])[${place}] <> '' end`
const PLACES = [1, 2, 3]
const MISFITS = `select v.line, o.place, o.value, s.options
  from staged_variants v join staged_products s on s.id = v.product_id
    join (select product_id, max(option1) as option1, max(option2) as option2 from staged_variants
      where not unsure group by product_id) most on most.product_id = v.product_id
    cross join lateral (values ${PLACES.map(place => `(${place}, v.option${place}, ${isMisfit(place)})`).join(', ')})
      as o (place, value, misfits)
  where not v.unsure and o.misfits and (${PLACES.map(isMisfit).join(' or ')})
  order by v.line, o.place ${MOST}`

type Twice = { line: number; product: string; first: number }

const TWICE = `select line, product, first from (
    select line, product, min(line) over (partition by product_id, size, color, other) as first
    from staged_variants where not unsure and product_id is not null) lines
  where line > first order by line ${MOST}`

const HALF_SHARED = `select v.line from staged_variants v
    join (select product_id, size from final_variants where not unlimited group by product_id, size
      having count(stock) between 1 and count(*) - 1) mixed on mixed.product_id = v.product_id and mixed.size = v.size
  where not v.unsure and not v.hidden and v.stock is null and not v.unlimited order by v.line ${MOST}`

const NOT_SHARED = `select line from staged_variants
  where not unsure and not hidden and stock is null and not unlimited and (length(size) > 40 or size like '%:%')
  order by line ${MOST}`
