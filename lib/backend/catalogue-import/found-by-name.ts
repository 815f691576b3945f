import 'server-only'
import { itsStock, productFound, sectionMoves } from '#messages/imports.ts'
import { inRupees } from '../catalogue/column-codecs.ts'
import { PLAIN_COLUMNS } from '../catalogue/product-columns.ts'
import { REGULAR_PRICE } from '../catalogue/sale-sql.ts'
import type { Db } from '../db/pool.ts'
import { ImportErrors } from './errors.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'

/** Which products are about to change because a row without id and ASIN has their name, and what of them changes. */
export const foundByName = async (tx: Db): Promise<ImportErrors> => {
  const found = new ImportErrors()
  if (!(await tx.one('select from staged_products where by_name limit 1'))) return found
  const rows = await tx.query<Found>(FOUND)
  for (const row of rows)
    found.add({
      file: PRODUCTS_TABLE.file,
      line: row.line,
      column: 'name',
      value: row.name,
      reason: productFound({
        id: row.id,
        name: row.had_name,
        comesBack: row.withdrawn,
        changes: changesOf(row).join(', '),
      }),
    })
  found.count = Math.max(rows[0]?.all ?? 0, found.count)
  return found
}

// As many as a report keeps.
const MOST = 100_000

type Found = {
  all: number
  line: number
  id: number
  name: string
  had_name: string
  withdrawn: boolean
  had_original: number
  original: number
  had_discount: number
  discount: number
  had_delivery: number
  delivery: number
  had_section: string
  section: string
  restocked: boolean
  /** The columns that differ besides. */
  others: string[]
}

const changesOf = (row: Found) => [
  ...moved('discountPrice', row.had_discount, row.discount),
  ...moved('originalPrice', row.had_original, row.original),
  ...moved('recommendedSellingPrice', row.had_delivery, row.delivery),
  ...(row.had_section === row.section ? [] : [sectionMoves(row.had_section, row.section)]),
  ...(row.restocked ? [itsStock] : []),
  ...row.others,
]

const moved = (what: string, from: number, to: number) =>
  from === to ? [] : [`${what} ₹${inRupees(from)} → ₹${inRupees(to)}`]

// Told with what they were, or the same by then.
const APART = ['asin', 'original_paise', 'discount_paise', 'delivery_paise', 'subcategory_id']
const differing = PLAIN_COLUMNS.filter(({ sql }) => !APART.includes(sql)).map(
  ({ sql, csv }) => `case when p.${sql} is distinct from s.${sql} then '${csv}' end`,
)

const FOUND = `select count(*) over ()::int as all, s.line, s.id, s.name, p.name as had_name, p.withdrawn, p.original_paise as had_original,
    s.original_paise as original, ${REGULAR_PRICE} as had_discount, s.discount_paise as discount,
    p.delivery_paise as had_delivery, s.delivery_paise as delivery,
    p.subcategory_id || ' (“' || had.name || '”)' as had_section,
    s.subcategory_id || ' (“' || new.name || '”)' as section, m.product_id is not null as restocked,
    array_remove(array[${differing.join(', ')},
      case when t.long_description is distinct from s.long_description then 'colongdescription' end,
      case when t.attributes::text is distinct from s.attributes then 'attr:…' end], null) as others
  from changed_products c join staged_products s on s.id = c.id join products p on p.id = s.id
    join product_texts t on t.product_id = p.id
    join sections had on had.id = p.subcategory_id join sections new on new.id = s.subcategory_id
    left join (select distinct product_id from merged_sizes where said is distinct from seen) m on m.product_id = s.id
  where s.by_name and not c.fresh order by s.line limit ${MOST}`
