import 'server-only'
import { mrpBelowPrice } from '#messages/declarations.ts'
import { inRupees } from '../catalogue/column-codecs.ts'
import type { Db } from '../db/pool.ts'
import type { ImportErrors } from './errors.ts'
import { MRP, PRODUCTS_TABLE } from './product-cells.ts'
import { VARIANTS_TABLE } from './variant-cells.ts'

/** Nothing is sold above the MRP that its row names, once the row has what the file leaves unsaid (Rule 74). */
export const checkMrp = async (tx: Db, errors: ImportErrors, columns: string[]) => {
  if (columns.includes(MRP)) addFaults(errors, PRODUCTS_TABLE.file, MRP, await tx.query<Row>(PRODUCTS))
}

export const checkVariantMrp = async (tx: Db, errors: ImportErrors, columns: string[]) => {
  if (columns.includes('MRP')) addFaults(errors, VARIANTS_TABLE.file, 'MRP', await tx.query<Row>(VARIANTS))
}

type Row = { line: number; mrp: number; price: number }

const addFaults = (errors: ImportErrors, file: string, column: string, rows: Row[]) => {
  for (const { line, mrp, price } of rows) {
    const value = inRupees(mrp)
    errors.add({ file, line, column, value, reason: mrpBelowPrice(value, inRupees(price)) })
  }
}

// As many as a report keeps.
const MOST = 'order by 1 limit 100000'

const PRODUCTS = `select line, original_paise as mrp, discount_paise as price from staged_products
  where line is not null and original_paise > 0 and original_paise < discount_paise ${MOST}`

const VARIANTS = `select s.line, s.mrp, coalesce(s.price, p.discount_paise) as price
  from staged_variants s join staged_products p on p.id = s.product_id
  where s.mrp > 0 and s.mrp < coalesce(s.price, p.discount_paise) ${MOST}`
