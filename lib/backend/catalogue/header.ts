import 'server-only'
import type { HeaderGroup } from '#lib/contract/catalogue-schemas.ts'
import { db } from '../db/pool.ts'
import { PRODUCT_COLUMNS, type ProductRow, productOf } from './listed-product.ts'
import { sectionTree } from './sections.ts'

/** The tree, and of each group the first products by their place. */
export const headerGroups = async (): Promise<HeaderGroup[]> => {
  const [tree, rows] = await Promise.all([sectionTree(), db.query<ProductRow & { group_id: number }>(FIRST)])
  const of = Map.groupBy(rows, row => row.group_id)
  return tree.map(group => ({ ...group, list_product: (of.get(group.group_id) ?? []).map(productOf) }))
}

const FIRST = {
  name: 'first products of each group',
  text: `select g.id as group_id, first.* from sections g cross join lateral (
      select ${PRODUCT_COLUMNS} from products p join sections c on c.id = p.category_id
      where p.group_id = g.id and not p.withdrawn order by p.position, p.id limit 12) first
    where g.level = 'group' and not g.withdrawn`,
}
