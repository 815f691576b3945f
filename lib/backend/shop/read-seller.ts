import 'server-only'
import { cachedQuery } from '../catalogue-cache.ts'
import { type Db, db } from '../db/pool.ts'
import type { SellerFile } from './seller-file.ts'
import { type More, moreOf } from './shop-json.ts'

/** As every page shows it. */
export const knownSeller = () => cachedQuery('seller', () => readMore())

/** Who sells and on which terms, as shop.json says. Each part is there; its fields are undefined where it is silent. */
export const readSellerFile = async (from: Db = db): Promise<SellerFile> => {
  const { marks: _, promises: __, settings: ___, bannerDates: ____, ...seller } = await readMore(from)
  return seller
}

/** With the words that pages show. */
export const readMore = async (from: Db = db): Promise<More> => {
  const row = await from.one<{ more: Record<string, unknown> }>(MORE)
  return moreOf(row?.more ?? {})
}

const MORE = { name: 'seller', text: 'select more from shop' }
