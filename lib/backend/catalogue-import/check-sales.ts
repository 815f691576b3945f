import 'server-only'
import { saleAbove, saleEndsFirst, saleWithoutDate, saleWithoutPrice } from '#messages/imports.ts'
import { inRupees } from '../catalogue/column-codecs.ts'
import { saleMomentText } from '../catalogue/sale-moment.ts'
import type { Db } from '../db/pool.ts'
import type { ImportErrors } from './errors.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'
import { VARIANTS_TABLE } from './variant-cells.ts'

/** Whether the sale of each row makes sense, once the row has what the file leaves unsaid. */
export const checkSales = async (tx: Db, errors: ImportErrors, columns: string[]) => {
  // Who empties the price and names no dates means the whole sale.
  if (columns.includes('sale_price'))
    for (const column of ['sale_from', 'sale_to'].filter(name => !columns.includes(name)))
      await tx.run(`update staged_products set ${column} = null where sale_paise is null`)
  for (const row of await tx.query<Row>(PRODUCTS)) addFault(errors, PRODUCTS_TABLE.file, row)
}

export const checkVariantSales = async (tx: Db, errors: ImportErrors) => {
  for (const row of await tx.query<Row>(VARIANTS)) addFault(errors, VARIANTS_TABLE.file, row)
}

type Row = { line: number; sale: number | null; price: number; begins: Date | null; ends: Date | null }

const addFault = (errors: ImportErrors, file: string, row: Row) => {
  const [column, reason] = faultOf(row)
  const value = row.sale === null ? '' : inRupees(row.sale)
  errors.add({ file, line: row.line, column, value, reason })
}

const faultOf = ({ sale, price, begins, ends }: Row): [column: string, reason: string] => {
  if (sale === null) return ['sale_price', saleWithoutPrice]
  if (!begins && !ends) return ['sale_price', saleWithoutDate]
  if (begins && ends && begins >= ends)
    return ['sale_to', saleEndsFirst(saleMomentText(begins, 'start'), saleMomentText(ends, 'end'))]
  return ['sale_price', saleAbove(inRupees(sale), inRupees(price))]
}

const SALES = `select s.line, s.sale_paise as sale, s.sale_from as begins, s.sale_to as ends`

// What is no price at all has been told already.
const AT_FAULT = `select line, sale, price, begins, ends from said
  where line is not null and coalesce(sale::text, begins::text, ends::text) is not null and (sale is null
    or (begins is null and ends is null) or begins >= ends or (sale > price and price > 0))
  order by line limit 100000`

const PRODUCTS = `with said as (${SALES}, s.discount_paise as price from staged_products s) ${AT_FAULT}`

const VARIANTS = `with said as (${SALES}, coalesce(s.price, p.discount_paise) as price
  from staged_variants s join staged_products p on p.id = s.product_id) ${AT_FAULT}`
