import 'server-only'
import { missingDeclarations } from '#messages/declarations.ts'
import type { Db } from '../db/pool.ts'
import { readSellerFile } from '../shop/read-seller.ts'
import type { ImportErrors } from './errors.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'

type Missing = keyof typeof missingDeclarations

/**
 * Tells of the rows of products.csv what nobody declares: neither the row nor a section nor shop.json, as they will be.
 * So many rows are looked for that no list outgrows its reader (Rule 76).
 */
export const checkDeclared = async (tx: Db, report: ImportErrors, most: number) => {
  const { declared, seller, tax } = await readSellerFile(tx)
  const hasCare = Boolean(seller.care.name ?? seller.care.email ?? seller.care.mobile)
  const needsHsn = (tax.status === 'regular' || tax.status === 'composition') && tax.hsn === undefined
  const rows = await tx.query<{ line: number; missing: Missing[] }>(LACKING, [
    JSON.stringify(declared),
    hasCare,
    needsHsn,
    most,
  ])
  for (const { line, missing } of rows.toSorted((a, b) => a.line - b.line))
    for (const name of missing)
      report.add({ file: PRODUCTS_TABLE.file, line, column: name, reason: missingDeclarations[name] })
}

/** Whether a level says any of these. */
const says = (...names: string[]) => `d ?| '{${names.join()}}'::text[]`

// The address is that of who is named: both come from the nearest level that says either (lib/catalogue/rules/declared.ts).
const NAMED = ['manufacturer', 'packer', 'importer']
const ADDRESSED = NAMED.map(
  who => `case when (array_agg(d ?& '{${who},${who}_address}'::text[] order by place desc)
        filter (where ${says(who, `${who}_address`)}))[1] then true else false end`,
).join(' or ')

const LACKING = `select line, missing from (
    select s.line, array_remove(array[
      case when s.original_paise = 0 and not exists (select from staged_variants v where v.product_id = s.id and v.mrp > 0) then 'mrp' end,
      case when not a.maker then 'manufacturer' when not a.addressed then 'manufacturer_address' end,
      case when a.origin is null then 'origin_country' when a.origin <> 'IN' and not a.importer then 'importer' end,
      case when not a.generic then 'generic_name' end,
      case when not a.quantity then 'net_quantity' end,
      case when not a.care and not $2 then 'care_contact' end,
      case when $3 and s.hsn = '' and not a.hsn then 'hsn' end], null) as missing
    from staged_products s
      left join sections sub on sub.id = s.subcategory_id
      left join sections cat on cat.id = s.category_id
      left join sections grp on grp.id = s.group_id,
      lateral (select bool_or(${says(...NAMED)}) as maker, ${ADDRESSED} as addressed,
        (array_agg(d->>'origin_country' order by place desc) filter (where d ? 'origin_country'))[1] as origin,
        bool_or(d ?& '{importer,importer_address}'::text[]) as importer, bool_or(d ? 'generic_name') as generic,
        bool_or(d ? 'net_quantity') as quantity, bool_or(d ? 'care_contact') as care, bool_or(d ? 'hsn') as hsn
        from (values (1, $1::jsonb), (2, grp.declared), (3, cat.declared), (4, sub.declared), (5, s.declared)) level (place, d)
        where d is not null) a
    where s.line is not null and not s.unsure and not s.hidden) rows
  where missing <> '{}' limit $4`
