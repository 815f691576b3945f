import 'server-only'
import type { Db } from '#lib/backend/db/pool.ts'
import { inRupees } from './export-catalogue.ts'
import { Faults } from './faults.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'

/** Which products are about to change because a row without id and ASIN has their name, and what of them changes. */
export const foundByName = async (tx: Db): Promise<Faults> => {
  const found = new Faults()
  if (!(await tx.one('select from staged_products where by_name limit 1'))) return found
  for (const row of await tx.query<Found>(FOUND))
    found.add({
      file: PRODUCTS_TABLE.file,
      line: row.line,
      column: 'name',
      value: row.name,
      reason: `product ${row.id} “${row.had_name}” ${row.withdrawn ? 'comes back, ' : ''}${changesOf(row).join(', ')}`,
    })
  return found
}

type Found = {
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
}

const changesOf = (row: Found) => {
  const changes = [
    ...moved('discountPrice', row.had_discount, row.discount),
    ...moved('originalPrice', row.had_original, row.original),
    ...moved('recommendedSellingPrice', row.had_delivery, row.delivery),
    ...(row.had_section === row.section ? [] : [`section ${row.had_section} → ${row.section}`]),
    ...(row.restocked ? ['its stock'] : []),
  ]
  return changes.length > 0 ? changes : ['other columns']
}

const moved = (what: string, from: number, to: number) =>
  from === to ? [] : [`${what} ₹${inRupees(from)} → ₹${inRupees(to)}`]

const FOUND = `select s.line, s.id, s.name, p.name as had_name, p.withdrawn, p.original_paise as had_original,
    s.original_paise as original, p.discount_paise as had_discount, s.discount_paise as discount,
    p.delivery_paise as had_delivery, s.delivery_paise as delivery,
    p.subcategory_id || ' (“' || had.name || '”)' as had_section,
    s.subcategory_id || ' (“' || new.name || '”)' as section, m.product_id is not null as restocked
  from changed_products c join staged_products s on s.id = c.id join products p on p.id = s.id
    join sections had on had.id = p.subcategory_id join sections new on new.id = s.subcategory_id
    left join (select distinct product_id from merged_sizes where said is distinct from seen) m on m.product_id = s.id
  where s.by_name and not c.fresh order by s.line`
