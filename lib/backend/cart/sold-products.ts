import 'server-only'
import type { SoldProduct } from '#lib/cart/rules/validate-line.ts'
import { SIZES, VARIANTS } from '../catalogue/sellable-sql.ts'
import type { Db } from '../db/pool.ts'

/** What can be had of these products now; one that is no longer sold is not among them. */
export const soldProducts = async (on: Db, ids: number[]): Promise<Map<number, SoldProduct>> =>
  byId(await on.query<SoldProduct>(`select * from (${SOLD_OF_IDS}) sold`, [ids]))

export const byId = (products: SoldProduct[]) => new Map(products.map(product => [product.id, product]))

/** Takes the ids as $1. */
export const SOLD_OF_IDS = `
  select p.id, p.name, p.colors as color, ${SIZES} as sizes,
    ${VARIANTS} as variants
  from products p where p.id = any($1::int[]) and not p.withdrawn`
