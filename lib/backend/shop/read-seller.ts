import 'server-only'
import { type Db, db } from '#lib/backend/db/pool.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { type SellerFile, SILENT_SELLER } from './seller-file.ts'
import { sellerOf } from './shop-json.ts'

/** As every page shows it. */
export const knownSeller = () => cachedQuery('seller', () => readSellerFile())

/** Who sells and on which terms, as shop.json says. Each part is there; its fields are undefined where it is silent. */
export const readSellerFile = async (from: Db = db): Promise<SellerFile> => {
  const row = await from.one<{ more: Record<string, unknown> }>(MORE)
  return row ? sellerOf(row.more) : SILENT_SELLER
}

const MORE = { name: 'seller', text: 'select more from shop' }
