import 'server-only'
import type { Db } from '../db/pool.ts'
import { readSellerFile } from '../shop/read-seller.ts'

/** What the seller says of returns; undefined where shop.json is silent. */
export const returnTerms = async (on: Db) => (await readSellerFile(on)).returns
