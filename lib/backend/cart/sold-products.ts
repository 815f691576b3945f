import 'server-only'
import type { SoldProduct } from '#lib/cart/rules/validate-line.ts'
import { OFFERED_VARIANTS, SIZES } from '../catalogue/sellable-sql.ts'
import type { Db } from '../db/pool.ts'

/** What can be had of these products now; one that is no longer sold is not among them. */
export const soldProducts = async (on: Db, ids: number[]): Promise<Map<number, SoldProduct>> =>
  byId(await on.query<SoldProduct>(`select * from (${SOLD_OF_IDS('$1')}) sold`, [jsonIds(ids)]))

export const byId = (products: SoldProduct[]) => new Map(products.map(product => [product.id, product]))

export const jsonIds = (ids: readonly number[]) => JSON.stringify([...new Set(ids)])

/**
 * Takes the ids as JSON: PostgreSQL knows the length of an array, so it would plan the statement again for
 * each save, which takes longer than to run it.
 */
export const SOLD_OF_IDS = (ids: string) => `
  select p.id, p.name, p.colors as color, ${SIZES} as sizes, ${OFFERED_VARIANTS} as variants
  from jsonb_array_elements_text(${ids}::jsonb) asked (id)
  cross join lateral (select * from products where id = asked.id::int and not withdrawn offset 0) p`
