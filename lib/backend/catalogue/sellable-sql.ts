import 'server-only'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'

/** The sizes of a product `p`, as the rule of what can be had reads them. */
export const SIZES = `(select coalesce(json_agg(json_build_object('unit_id', s.unit_id, 'Size_Desc', s.size_desc, 'Stock', s.stock)
    order by s.unit_id), '[]') from product_sizes s where s.product_id = p.id)`

/** Whether a row of product_sizes is the one that a line of this size takes from; a product without sizes has one row. */
export const isSizeOf = (row: string, size: string) => `${row}.size_desc in ('${NO_SIZE}', ${size})`

/** Whether such a row is a size that was chosen. */
export const isSized = (row: string) => `${row}.size_desc is distinct from '${NO_SIZE}'`
