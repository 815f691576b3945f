import 'server-only'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { toPaise } from '#lib/rules/money.ts'
import { db } from '../db/pool.ts'
import { type ProductRow, productOf, WHOLE_COLUMNS } from './listed-product.ts'
import { PRICE_BEFORE, VARIANT_PRICES_BEFORE } from './sale-sql.ts'
import { type PriceBefore, wireBefore } from './wire-sale.ts'

/** Those of these products that are on sale, in the order asked. */
export const productsById = async (ids: number[]): Promise<Product[]> => {
  if (ids.length === 0) return []
  const rows = await db.query<Row>(BY_ID, [ids])
  const found = new Map(rows.map(row => [row.id, withBefore(row)]))
  return [...new Set(ids)].flatMap(id => found.get(id) ?? [])
}

type Row = ProductRow & { before: PriceBefore | null; befores: Record<string, PriceBefore> | null }

/** A cart tells of a price that has changed. */
const withBefore = ({ before, befores, ...row }: Row): Product => {
  const product = productOf(row)
  return {
    ...product,
    ...wireBefore(before, row.discount_paise),
    ...(product.variants && {
      variants: product.variants.map(variant => ({
        ...variant,
        ...wireBefore(befores?.[variant.id], toPaise(variant.discountPrice)),
      })),
    }),
  }
}

// A plan for a list of known length looks cheaper than one for any list, and PostgreSQL would make it anew each time. The
// length of a sub-select is not known to it.
const BY_ID = {
  name: 'products by id',
  text: `select ${WHOLE_COLUMNS}, ${PRICE_BEFORE} as before, ${VARIANT_PRICES_BEFORE} as befores
    from products p join sections c on c.id = p.category_id
    where p.id = any(array(select unnest($1::int[]))) and not p.withdrawn`,
}
