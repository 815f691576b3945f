import 'server-only'
import { namesNoProduct, sectionHolds } from '#messages/imports.ts'
import type { Db } from '../db/pool.ts'
import type { ImportErrors } from './errors.ts'
import { findTable } from './find-table.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'
import { SECTIONS_TABLE } from './section-cells.ts'

/** A file that names no product withdraws none: whoever saved an empty sheet did not mean to close the shop. */
export const checkNotEmpty = async (tx: Db, errors: ImportErrors) => {
  if (await tx.one('select from staged_products limit 1')) return
  const onSale = await countOnSale(tx)
  if (onSale === 0) return
  const reason = namesNoProduct(onSale)
  errors.add({ file: PRODUCTS_TABLE.file, reason })
}

const countOnSale = async (tx: Db) =>
  (await tx.one<{ count: number }>('select count(*)::int as count from products where not withdrawn'))
    ?.count ?? 0

/**
 * A section that is withdrawn must not hold products on sale. Where there is a products.csv, it holds none: what that
 * names is in another section by then, and all else is withdrawn.
 */
export const checkSectionsEmptied = async (
  tx: Db,
  folder: string,
  missing: number[],
  errors: ImportErrors,
) => {
  if (missing.length === 0 || findTable(folder, PRODUCTS_TABLE.file)) return
  for (const { id, level, name, count } of await tx.query<Unsold>(HELD, [missing])) {
    const reason = sectionHolds({ level, id, name, count })
    errors.add({ file: SECTIONS_TABLE.file, reason })
  }
}

type Unsold = { id: number; level: string; name: string; count: number }

const HELD = `select s.id, s.level, s.name, count(*)::int as count
  from sections s join products p on p.subcategory_id = s.id
  where s.id = any($1) and not p.withdrawn group by s.id order by s.id`
