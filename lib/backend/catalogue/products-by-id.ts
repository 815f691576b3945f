import 'server-only'
import { db } from '#lib/backend/db/pool.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { type ProductRow, productOf, WHOLE_COLUMNS } from './listed-product.ts'

/** Those of these products that are on sale, in the order asked. */
export const productsById = async (ids: number[]): Promise<Product[]> => {
  if (ids.length === 0) return []
  const rows = await db.query<ProductRow>(BY_ID, [ids])
  const found = new Map(rows.map(row => [row.id, productOf(row)]))
  return [...new Set(ids)].flatMap(id => found.get(id) ?? [])
}

const BY_ID = {
  name: 'products by id',
  text: `select ${WHOLE_COLUMNS} from products p join sections c on c.id = p.category_id
    where p.id = any($1) and not p.withdrawn`,
}
