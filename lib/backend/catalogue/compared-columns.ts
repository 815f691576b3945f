import 'server-only'
import { inWhole, PLAIN_COLUMNS, SIDES } from './product-columns.ts'

// What follows from a row's cells, and those themselves.
export const OWN_COLUMNS = [
  ...['slug', 'name_key', 'group_id', 'category_id'].map(sql => ({ sql, type: 'text' })),
  ...PLAIN_COLUMNS,
].map(({ sql, type }) => ({ sql, type, had: `p.${sql}`, says: `s.${sql}` }))

const BESIDE = SIDES.flatMap(({ table, columns }) =>
  columns.map(sql => ({ sql, type: 'text', had: inWhole({ sql, lives: table }), says: `s.${sql}` })),
)
const ATTRIBUTES = { sql: 'attributes', type: 'text', had: 't.attributes::text', says: 's.attributes' }

/** Everything of a product but its stock: how it is read of whole products, and of a staged row. */
export const COMPARED = [...OWN_COLUMNS, ...BESIDE, ATTRIBUTES]
