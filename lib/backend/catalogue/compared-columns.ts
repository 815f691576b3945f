import 'server-only'
import { inWhole, PLAIN_COLUMNS, SIDES } from './product-columns.ts'

// What follows from a row's cells, and those themselves.
export const OWN_COLUMNS = [
  ...['slug', 'name_key', 'group_id', 'category_id', 'slots'].map(sql => ({ sql, type: 'text' })),
  ...PLAIN_COLUMNS,
].map(column => ({ ...column, had: inWhole(column), says: `s.${column.sql}` }))

const BESIDE = SIDES.flatMap(({ table, columns }) =>
  columns.map(sql => ({ sql, type: 'text', had: inWhole({ sql, lives: table }), says: `s.${sql}` })),
)
const ATTRIBUTES = { sql: 'attributes', type: 'text', had: 't.attributes::text', says: 's.attributes' }

/** Everything of a product but its stock: how it is read of whole products, and of a staged row. */
export const COMPARED = [...OWN_COLUMNS, ...BESIDE, ATTRIBUTES]

// Numbers are compared as they are written, so that 4.0 after 4 is a change and the export gives back 4.0.
const listOf = (side: 'had' | 'says') =>
  COMPARED.map(column => `${column[side]}${column.type === 'numeric' ? '::text' : ''}`).join(', ')

/** Whether a staged row `s` says anything else than whole products hold. */
export const DIFFERS = `(${listOf('had')}) is distinct from (${listOf('says')})`

/** The sizes of each product as `z`. */
export const SIZES_BESIDE = `left join (select product_id, array_agg(size_desc order by unit_id) as sizes, array_agg(stock order by unit_id) as stocks
      from product_sizes group by product_id) z on z.product_id = s.id`

export const STOCK_DIFFERS =
  '(s.sizes is not null and (z.sizes, z.stocks) is distinct from (s.sizes, s.stocks))'
